import { createMember } from '@camellia/contract/member-edit'
import { useTexts } from '@camellia/i18n/texts'
import { phoneOf } from '@camellia/kernel/written-number'
import { PasswordField } from '@camellia/ui/field'
import { OfficeButton } from '@camellia/ui/office-button'
import { FieldGrid, OfficeField } from '@camellia/ui/office-field'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useState } from 'react'
import { FormDialog } from '../site/form-dialog'
import { useMay } from '../site/may'
import { BulkDialog } from './edit-bulk'
import { useEdit, wrongFields } from './edit-dialog'
import { type Kind, KindTabs, OfferedRoles } from './edit-kind'
import { PartnerField, type PickedPartner } from './edit-partner'
import { useNamesakes } from './use-namesakes'

/** The two ways to make people, beside the title of every list of them. */
export function CreateButtons({
  kind,
  creating,
  onCreating,
}: {
  readonly kind: Kind
  /** Whether the address says so: others lead here. */
  readonly creating: boolean
  readonly onCreating: (on: boolean) => void
}) {
  const { t } = useTexts()
  const [many, setMany] = useState(false)
  if (!useMay('Member.create')) return null
  return (
    <>
      <OfficeButton onClick={() => setMany(true)}>
        <OfficeIcon name="users" size={14} />
        {t('edit.bulk')}
      </OfficeButton>
      <OfficeButton look="ink" onClick={() => onCreating(true)}>
        <OfficeIcon name="plus" size={14} />
        {t(`edit.create${kind}`)}
      </OfficeButton>
      {creating && <CreateDialog kind={kind} onClose={() => onCreating(false)} />}
      {many && <BulkDialog kind={kind} onClose={() => setMany(false)} />}
    </>
  )
}

interface Form {
  readonly code: string
  readonly name: string
  readonly password: string
  readonly phone: string
  readonly email: string
  readonly roleId: string
}

const EMPTY: Form = { code: '', name: '', password: '', phone: '', email: '', roleId: '' }

function CreateDialog({
  kind: first,
  onClose,
}: {
  readonly kind: Kind
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [kind, setKind] = useState(first)
  const [parent, setParent] = useState<PickedPartner>()
  const [form, setForm] = useState(EMPTY)
  const { run, busy, refusal } = useEdit(createMember, { done: t('edit.created'), onDone: onClose })
  const wrong = wrongFields(refusal)
  const field = (key: keyof Form) => ({
    label: t(`edit.${key}`),
    value: form[key],
    onChange: (value: string) => setForm({ ...form, [key]: value }),
    error: wrong.includes(key) ? t('code.INVALID_PARAMETER') : undefined,
  })
  const namesakes = useNamesakes(form.name)
  const ready = form.code.length >= 4 && form.name.trim() !== '' && form.password !== ''
  const submit = () =>
    run({
      kind,
      code: form.code.trim(),
      name: form.name.trim(),
      password: form.password,
      ...(parent && { parentId: parent.id }),
      ...(form.roleId && kind !== 'MEMBER' && { roleId: Number(form.roleId) }),
      ...(form.phone && { phone: phoneOf(form.phone) }),
      ...(form.email && { email: form.email.trim() }),
    })
  return (
    <FormDialog
      title={t(`edit.create${kind}`)}
      action={t('edit.create')}
      width={560}
      busy={busy}
      ready={ready && (kind === 'MEMBER' || form.roleId !== '')}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <KindTabs kind={kind} onChange={setKind} />
      <PartnerField
        label={t('edit.under')}
        hint={t('edit.underHint')}
        value={parent}
        onChange={setParent}
      />
      <FieldGrid>
        <OfficeField {...field('code')} hint={t('edit.codeHint')} maxLength={12} data-autofocus />
        <OfficeField {...field('name')} hint={namesakes} maxLength={20} />
        <PasswordField
          {...field('password')}
          hint={t('edit.passwordHint')}
          maxLength={64}
          autoComplete="new-password"
          compact
        />
        {kind !== 'MEMBER' && (
          <OfferedRoles
            {...{ kind, parentId: parent?.id }}
            value={form.roleId}
            onChange={field('roleId').onChange}
          />
        )}
        <OfficeField {...field('phone')} inputMode="numeric" maxLength={20} />
        <OfficeField {...field('email')} type="email" maxLength={120} />
      </FieldGrid>
    </FormDialog>
  )
}
