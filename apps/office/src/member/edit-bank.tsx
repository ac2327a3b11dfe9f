import { useEndpoint } from '@camellia/client/hooks'
import { saveBank } from '@camellia/contract/member-edit'
import type { MemberPanel } from '@camellia/contract/member-panel'
import { readSite } from '@camellia/contract/site'
import { useTexts } from '@camellia/i18n/texts'
import { accountNumberOf } from '@camellia/kernel/written-number'
import { FieldGrid, OfficeField, OfficeSelect } from '@camellia/ui/office-field'
import { useState } from 'react'
import { FormDialog, ReasonField } from '../site/form-dialog'
import { useEdit, wrongFields } from './edit-dialog'

/** The account money is paid out to: add it, or put another in its place. */
export function BankDialog({
  member,
  onClose,
}: {
  readonly member: MemberPanel
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [bank, setBank] = useState(member.bank)
  const [depositor, setDepositor] = useState(member.depositor)
  const [accountNumber, setAccountNumber] = useState('')
  const [reason, setReason] = useState('')
  const { run, busy, refusal } = useEdit(saveBank, { done: t('edit.saved'), onDone: onClose })
  const { data } = useEndpoint(readSite, {})
  const wrong = wrongFields(refusal)
  const digits = accountNumberOf(accountNumber)
  const ready = bank !== '' && depositor.trim() !== '' && /^\d{6,20}$/.test(digits)
  return (
    <FormDialog
      title={t(member.accountNumber ? 'edit.bankEdit' : 'edit.bankAdd', { name: member.name })}
      action={t('edit.save')}
      busy={busy}
      ready={ready && reason.trim() !== ''}
      refusal={refusal}
      onSubmit={() =>
        run({
          id: member.id,
          bank,
          depositor: depositor.trim(),
          accountNumber: digits,
          reason: reason.trim(),
        })
      }
      onClose={onClose}
    >
      <FieldGrid>
        <OfficeSelect
          label={t('edit.bank')}
          value={bank}
          onChange={setBank}
          placeholder={t('edit.choose')}
          options={(data?.banks ?? []).map((name) => ({ value: name, label: name }))}
          error={wrong.includes('bank') ? t('code.INVALID_PARAMETER') : undefined}
        />
        <OfficeField
          label={t('edit.depositor')}
          value={depositor}
          onChange={setDepositor}
          maxLength={20}
          error={wrong.includes('depositor') ? t('edit.depositorWrong') : undefined}
        />
      </FieldGrid>
      <OfficeField
        label={t('edit.accountNumber')}
        value={accountNumber}
        onChange={setAccountNumber}
        inputMode="numeric"
        maxLength={30}
        placeholder={member.accountNumber}
        hint={t('edit.accountHint')}
      />
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}
