import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { type IpRule, listIpRules, removeIpRule } from '@camellia/contract/ip'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { type OfficeColumn, OfficeTable } from '@camellia/ui/office-table'
import { Tag } from '@camellia/ui/office-tag'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { useFormats } from '../site/formats'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import styles from './access.module.css'
import { IpDialog } from './ip-dialog'

const NARROW = ['network', 'verdict', 'note', 'remove']

/** Which addresses may come to which site. */
export function IpPage() {
  const { t } = useTexts()
  const fresh = useFresh()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<IpRule>()
  const { data, error, refetch } = useEndpoint(listIpRules, {})
  const late = useLater(data === undefined)
  const phone = usePhone()
  const all = useColumns(setRemoving)
  // Who made a rule and when is for a wider screen.
  const columns = phone ? all.filter(({ key }) => NARROW.includes(key)) : all
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
      <p className={styles.lead}>{t('ip.lead')}</p>
      {error && !data && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <OfficeEmpty icon="shield" title={t('ip.none')}>
          <p>{t('ip.noneHint')}</p>
        </OfficeEmpty>
      )}
      {((!data && late) || (data && data.items.length > 0)) && (
        <OfficeTable<IpRule>
          caption={t('menu.ip')}
          columns={columns}
          rows={data?.items ?? []}
          rowKey={({ id }) => id}
          loading={!data}
          stale={!fresh}
          minWidth={phone ? 0 : 780}
        />
      )}
      {adding && <IpDialog onClose={() => setAdding(false)} />}
      {removing && <RemoveDialog rule={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
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
      cell: ({ network }) => (
        <bdi dir="ltr" className="mono">
          {network}
        </bdi>
      ),
    },
    {
      key: 'verdict',
      header: t('ip.verdict'),
      width: '96px',
      cell: ({ verdict }) => (
        <Tag tone={verdict === 'ALLOW' ? 'ok' : 'bad'}>{t(`ip.${verdict}`)}</Tag>
      ),
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
      cell: (rule) => (
        <OfficeIconButton
          icon="trash"
          size={14}
          label={t('ip.removeOne', { network: rule.network })}
          onClick={() => onRemove(rule)}
        />
      ),
    },
  ]
}

function RemoveDialog({ rule, onClose }: { readonly rule: IpRule; readonly onClose: () => void }) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const { run, busy } = useAction(removeIpRule, {
    onDone: () => {
      void refresh(listIpRules)
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
