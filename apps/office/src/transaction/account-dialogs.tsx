import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { ACCOUNT_PATTERN } from '@camellia/contract/access'
import {
  type CompanyAccount,
  createCompanyAccount,
  decideCompanyAccount,
  listCompanyAccounts,
} from '@camellia/contract/company-account'
import { readSite } from '@camellia/contract/site'
import { useTexts } from '@camellia/i18n/texts'
import { accountNumberOf } from '@camellia/kernel/written-number'
import { OfficeButton } from '@camellia/ui/office-button'
import { ConfirmDialog, DialogActions, DialogText, OfficeDialog } from '@camellia/ui/office-dialog'
import { FieldGrid, OfficeField, OfficeSelect } from '@camellia/ui/office-field'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import { useApprovalRefusal } from '../site/use-approval-refusal'
import styles from './accounts.module.css'

/** A further account; players see it once a second person approved it. */
export function AddAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const [bank, setBank] = useState('')
  const [holder, setHolder] = useState('')
  const [typed, setTyped] = useState('')
  const { data } = useEndpoint(readSite, {})
  const { run, busy, refusal } = useAction(createCompanyAccount, {
    onDone: () => {
      void refresh(listCompanyAccounts)
      toast('success', t('account.added'))
      onClose()
    },
  })
  const accountNumber = accountNumberOf(typed)
  const ready = bank !== '' && holder.trim() !== '' && ACCOUNT_PATTERN.test(accountNumber)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) run({ bank, holder: holder.trim(), accountNumber })
  }
  return (
    <OfficeDialog title={t('account.add')} width={480} onClose={onClose}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <DialogText>
          <FieldGrid>
            <OfficeSelect
              label={t('edit.bank')}
              value={bank}
              onChange={setBank}
              placeholder={t('edit.choose')}
              options={(data?.banks ?? []).map((name) => ({ value: name, label: name }))}
            />
            <OfficeField
              label={t('edit.depositor')}
              value={holder}
              onChange={setHolder}
              maxLength={20}
            />
          </FieldGrid>
          <OfficeField
            label={t('edit.accountNumber')}
            value={typed}
            onChange={setTyped}
            inputMode="numeric"
            dir="ltr"
            maxLength={30}
            hint={t('account.numberHint')}
          />
          <p className="t2">{t('account.addNote')}</p>
          {refusal && (
            <p className={styles.wrong} role="alert">
              <OfficeIcon name="alert" size={14} />
              {t(`code.${refusal.code}`)}
            </p>
          )}
        </DialogText>
        <DialogActions>
          <OfficeButton onClick={onClose}>{t('word.cancel')}</OfficeButton>
          <OfficeButton type="submit" look="ink" busy={busy} disabled={!ready}>
            {t('account.add')}
          </OfficeButton>
        </DialogActions>
      </form>
    </OfficeDialog>
  )
}

export interface Asking {
  readonly row: CompanyAccount
  readonly verdict: 'APPROVE' | 'OFF'
}

/** What will happen, with the whole number before one's eyes. */
export function DecideAccountDialog({
  asking: { row, verdict },
  onClose,
}: {
  readonly asking: Asking
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const textOf = useApprovalRefusal()
  const refresh = useRefresh()
  const approves = verdict === 'APPROVE'
  const { run, busy } = useAction(decideCompanyAccount, {
    onDone: () => {
      void refresh(listCompanyAccounts)
      toast('success', t(`account.done${verdict}`))
      onClose()
    },
    onRefused: (refusal) => {
      void refresh(listCompanyAccounts)
      toast('warning', textOf(refusal, t('account.own')))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t(`account.ask${verdict}`)}
      action={t(approves ? 'waiting.approve' : 'account.off')}
      cancel={t('word.cancel')}
      look={approves ? 'ok' : 'badSolid'}
      busy={busy}
      onConfirm={() => run({ id: row.id, verdict })}
      onClose={onClose}
    >
      <p className={styles.whole}>
        <b className="semi">{row.bank}</b>
        <bdi dir="ltr" className="mono">
          {row.accountNumber}
        </bdi>
        <span>{row.holder}</span>
      </p>
      <p>{t(`account.text${verdict}`)}</p>
    </ConfirmDialog>
  )
}
