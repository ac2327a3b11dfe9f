import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import {
  checkAddress,
  listIpRules,
  saveIpRule,
  VERDICTS,
  type Verdict,
} from '@camellia/contract/ip'
import { SITES } from '@camellia/contract/login'
import { useTexts } from '@camellia/i18n/texts'
import { TextField } from '@camellia/ui/field'
import { OfficeButton } from '@camellia/ui/office-button'
import { DialogActions, OfficeDialog } from '@camellia/ui/office-dialog'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Tag } from '@camellia/ui/office-tag'
import { Segments } from '@camellia/ui/segments'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useEffect, useState } from 'react'
import styles from './access.module.css'
import type { Site } from './logins-search'

const TYPING_MS = 350

/** A rule before it is made: what becomes of the address now, and who was seen there. */
export function IpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const [network, setNetwork] = useState('')
  const [site, setSite] = useState<Site>('PLAYER')
  const [verdict, setVerdict] = useState<Verdict>('BLOCK')
  const [note, setNote] = useState('')
  const checked = useChecked(network.trim())
  const { run, busy, refusal } = useAction(saveIpRule, {
    onDone: () => {
      void refresh(listIpRules)
      toast('success', t('ip.saved'))
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (network.trim()) run({ network: network.trim(), site, verdict, note: note.trim() })
  }
  const bad = refusal?.code === 'INVALID_PARAMETER' || checked.invalid
  return (
    <OfficeDialog title={t('ip.add')} width={520} onClose={onClose}>
      <form className={styles.dialogForm} onSubmit={submit} noValidate>
        <TextField
          label={t('ip.network')}
          hint={t('ip.networkHint')}
          error={bad ? t('ip.invalid') : undefined}
          value={network}
          onChange={setNetwork}
          dir="ltr"
          maxLength={50}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          compact
        />
        <Checked checked={checked.data} />
        <div className={styles.pair}>
          <Segments
            label={t('logins.site')}
            value={site}
            onChange={setSite}
            choices={SITES.map((value) => ({ value, label: t(`access.site.${value}`) }))}
          />
          <Segments
            label={t('ip.verdict')}
            value={verdict}
            onChange={setVerdict}
            choices={VERDICTS.map((value) => ({ value, label: t(`ip.${value}`) }))}
          />
        </div>
        <TextField
          label={t('ip.note')}
          optional
          value={note}
          onChange={setNote}
          maxLength={200}
          compact
        />
        {site === 'OFFICE' && verdict === 'ALLOW' && (
          <p className={styles.warn}>
            <OfficeIcon name="warning" size={14} />
            {t('ip.onlyAllowed')}
          </p>
        )}
        {refusal && !bad && (
          <p className={styles.wrong} role="alert">
            <OfficeIcon name="alert" size={14} />
            {t(refusal.code === 'CONFLICT' ? 'ip.lockout' : `code.${refusal.code}`)}
          </p>
        )}
        <DialogActions>
          <OfficeButton onClick={onClose}>{t('word.cancel')}</OfficeButton>
          <OfficeButton type="submit" look="ink" busy={busy} disabled={!network.trim()}>
            {t('ip.save')}
          </OfficeButton>
        </DialogActions>
      </form>
    </OfficeDialog>
  )
}

function useChecked(text: string) {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  const query = useEndpoint(checkAddress, { address: asked || '::' }, { enabled: asked !== '' })
  const current = asked !== '' && asked === text && !query.isPlaceholderData
  return {
    data: current && !query.error ? query.data : undefined,
    invalid: current && query.error?.code === 'INVALID_PARAMETER',
  }
}

function Checked({ checked }: { readonly checked: OutputOf<typeof checkAddress> | undefined }) {
  const { t } = useTexts()
  if (!checked) return null
  return (
    <div className={styles.checked} aria-live="polite">
      {(['player', 'office'] as const).map((site) => {
        const { admitted, rule } = checked[site]
        return (
          <p key={site} className="row">
            <span className="t2">
              {t(`access.site.${site === 'player' ? 'PLAYER' : 'OFFICE'}`)}
            </span>
            <Tag tone={admitted ? 'ok' : 'bad'}>{t(admitted ? 'ip.admitted' : 'ip.refused')}</Tag>
            <bdi dir="ltr" className="mono t3 ell">
              {rule?.network}
            </bdi>
          </p>
        )
      })}
      <p className="t3 f12">
        {checked.seen.length === 0
          ? t('ip.seenNone')
          : `${t('ip.seen')} ${checked.seen.map(({ name }) => name).join(', ')}${checked.hasMore ? ' …' : ''}`}
      </p>
    </div>
  )
}
