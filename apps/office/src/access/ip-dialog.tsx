import { useAction, useRefresh } from '@camellia/client/hooks'
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
import { Segments } from '@camellia/ui/segments'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import styles from './access.module.css'
import { Checked, useChecked } from './ip-check'
import type { Site } from './logins-search'

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
      void refresh(checkAddress)
      toast('success', t('ip.saved'))
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (network.trim()) run({ network: network.trim(), site, verdict, note: note.trim() })
  }
  const equal = refusal?.code === 'ACCESS_DENIED'
  const bad = refusal?.code === 'INVALID_PARAMETER' || checked.invalid
  return (
    <OfficeDialog title={t('ip.add')} width={520} onClose={onClose}>
      <form className={styles.dialogForm} onSubmit={submit} noValidate>
        <TextField
          label={t('ip.network')}
          hint={t('ip.networkHint')}
          error={bad ? t('ip.invalid') : equal ? t('ip.equal') : undefined}
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
