import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { checkAddress, type IpRule, listIpRules, removeIpRule } from '@camellia/contract/ip'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { Cell, OfficeTable, RowList } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { Tag } from '@camellia/ui/office-tag'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { useFormats } from '../site/formats'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import styles from './ip.module.css'
import { IpCards } from './ip-cards'
import { IpDialog } from './ip-dialog'

/** Which addresses may come to which site. */
export function IpPage() {
  const { t } = useTexts()
  const fresh = useFresh()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<IpRule>()
  const { data, error, refetch } = useEndpoint(listIpRules, {})
  return (
    <Page
      title={t('menu.ip')}
      beside={
        <>
          <span className="t3 ell">
            {data && t('ip.mine')} <bdi dir="ltr">{data?.address}</bdi>
          </span>
          <span className="fill" />
          <OfficeButton look="ink" disabled={!fresh} onClick={() => setAdding(true)}>
            <OfficeIcon name="plus" size={14} />
            {t('ip.add')}
          </OfficeButton>
        </>
      }
    >
      <div className={styles.room}>
        {error && !data && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
        <Rules rules={data?.items} failed={error !== null} onRemove={setRemoving} />
        {data && <IpCards mine={data.address} rules={data.items} />}
      </div>
      {adding && <IpDialog onClose={() => setAdding(false)} />}
      {removing && <RemoveDialog rule={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  )
}

function Rules({
  rules,
  failed,
  onRemove,
}: {
  readonly rules: readonly IpRule[] | undefined
  readonly failed: boolean
  readonly onRemove: (rule: IpRule) => void
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const late = useLater(rules === undefined)
  const phone = usePhone()
  const columns = useColumns(onRemove)
  const shared = { rows: rules ?? [], rowKey: ({ id }: IpRule) => id, stale: !fresh }
  if (!rules && (failed || !late)) return null
  return (
    <div className={styles.rules}>
      {rules?.length === 0 ? (
        <OfficeEmpty icon="shield" title={t('ip.none')}>
          <p>{t('ip.noneHint')}</p>
        </OfficeEmpty>
      ) : phone && rules ? (
        <RowList<IpRule> label={t('menu.ip')} {...shared}>
          {(rule) => <PhoneRow rule={rule} onRemove={onRemove} />}
        </RowList>
      ) : (
        <OfficeTable<IpRule>
          caption={t('menu.ip')}
          columns={columns}
          loading={!rules}
          minWidth={780}
          {...shared}
        />
      )}
    </div>
  )
}

function useColumns(onRemove: (rule: IpRule) => void): readonly OfficeColumn<IpRule>[] {
  const { t } = useTexts()
  const { moment } = useFormats()
  return [
    {
      key: 'network',
      header: t('ip.network'),
      width: '24%',
      cell: (rule) => <Network rule={rule} />,
    },
    {
      key: 'verdict',
      header: t('ip.verdict'),
      width: '96px',
      cell: (rule) => <Verdict rule={rule} />,
    },
    {
      key: 'site',
      header: t('logins.site'),
      width: '112px',
      cell: ({ site }) => <span className="t2">{t(`access.site.${site}`)}</span>,
    },
    { key: 'note', header: t('ip.note'), cell: ({ note }) => <span className="t2">{note}</span> },
    { key: 'by', header: t('ip.by'), width: '132px', cell: ({ createdBy }) => createdBy },
    {
      key: 'at',
      header: t('logins.at'),
      width: '112px',
      cell: ({ createdAt }) => <bdi className="n t2">{moment(createdAt)}</bdi>,
    },
    {
      key: 'remove',
      header: '',
      width: '56px',
      numeric: true,
      cell: (rule) => <RemoveButton rule={rule} onRemove={onRemove} />,
    },
  ]
}

/** What it says of whom, with its bin; where, why and since when. */
function PhoneRow({ rule, onRemove }: RemoveProps) {
  const { t } = useTexts()
  const { moment } = useFormats()
  return (
    <>
      <Cell>
        <Network rule={rule} />
        <Verdict rule={rule} />
      </Cell>
      <RemoveButton rule={rule} onRemove={onRemove} />
      <span className="t2 f12">
        {t(`access.site.${rule.site}`)}
        {rule.note && ` · ${rule.note}`}
      </span>
      <bdi className="n t3 f12">{moment(rule.createdAt)}</bdi>
    </>
  )
}

function Network({ rule: { network } }: { readonly rule: IpRule }) {
  return (
    <bdi dir="ltr" className="mono">
      {network}
    </bdi>
  )
}

function Verdict({ rule: { verdict } }: { readonly rule: IpRule }) {
  const { t } = useTexts()
  return <Tag tone={verdict === 'ALLOW' ? 'ok' : 'bad'}>{t(`ip.${verdict}`)}</Tag>
}

interface RemoveProps {
  readonly rule: IpRule
  readonly onRemove: (rule: IpRule) => void
}

function RemoveButton({ rule, onRemove }: RemoveProps) {
  const { t } = useTexts()
  return (
    <OfficeIconButton
      icon="trash"
      size={14}
      label={t('ip.removeOne', { network: rule.network })}
      onClick={() => onRemove(rule)}
    />
  )
}

function RemoveDialog({ rule, onClose }: { readonly rule: IpRule; readonly onClose: () => void }) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const { run, busy } = useAction(removeIpRule, {
    onDone: () => {
      void refresh(listIpRules)
      void refresh(checkAddress)
      toast('success', t('ip.removed'))
      onClose()
    },
    onRefused: ({ code }) => {
      toast('warning', t(code === 'CONFLICT' ? 'ip.lockout' : `code.${code}`))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('ip.removeOne', { network: rule.network })}
      action={t('ip.remove')}
      cancel={t('word.cancel')}
      look="badSolid"
      busy={busy}
      onConfirm={() => run({ id: rule.id })}
      onClose={onClose}
    >
      <p>{t('ip.removeText')}</p>
    </ConfirmDialog>
  )
}
