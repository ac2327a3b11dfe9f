import { useEndpoint } from '@camellia/client/hooks'
import { updateMember } from '@camellia/contract/member-edit'
import type { MemberPanel } from '@camellia/contract/member-panel'
import { offeredRoles } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { FieldGrid, OfficeField, OfficeSelect } from '@camellia/ui/office-field'
import { useState } from 'react'
import { FormDialog } from '../site/form-dialog'
import { changedProfile, type ProfileForm, profileOf } from './edit.rules'
import { useEdit, wrongFields } from './edit-dialog'
import { useNamesakes } from './use-namesakes'

/** What is known of a member. Masked values stay unless something is typed in their place. */
export function ProfileDialog({
  member,
  onClose,
}: {
  readonly member: MemberPanel
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [form, setForm] = useState<ProfileForm>(() => profileOf(member))
  const change = (key: keyof ProfileForm) => (value: string) => setForm({ ...form, [key]: value })
  const { run, busy, refusal } = useEdit(updateMember, { done: t('edit.saved'), onDone: onClose })
  const wrong = wrongFields(refusal)
  const field = (key: keyof ProfileForm) => ({
    label: t(`edit.${key}`),
    value: form[key],
    onChange: change(key),
    error: wrong.includes(key) ? t('code.INVALID_PARAMETER') : undefined,
  })
  const namesakes = useNamesakes(form.name === member.name ? '' : form.name, member.id)
  const changed = changedProfile(profileOf(member), form)
  return (
    <FormDialog
      title={t('edit.profileTitle', { name: member.name })}
      action={t('edit.save')}
      busy={busy}
      ready={Object.keys(changed).length > 0 && form.name.trim() !== ''}
      refusal={refusal}
      onSubmit={() => run({ id: member.id, ...changed })}
      onClose={onClose}
    >
      <OfficeField {...field('name')} hint={namesakes} maxLength={20} data-autofocus />
      <FieldGrid>
        <OfficeField {...field('lastName')} maxLength={40} />
        <OfficeField {...field('firstName')} maxLength={40} />
        <OfficeField {...field('birthday')} type="date" max="9999-12-31" />
      </FieldGrid>
      <FieldGrid>
        <OfficeField
          {...field('phone')}
          inputMode="numeric"
          maxLength={20}
          placeholder={member.phone}
          hint={t('edit.keepHint')}
        />
        <OfficeField
          {...field('email')}
          type="email"
          maxLength={120}
          placeholder={member.email ?? ''}
          hint={t('edit.keepHint')}
        />
      </FieldGrid>
      {member.kind !== 'MEMBER' && (
        <RoleField member={member} value={form.roleId} onChange={change('roleId')} />
      )}
    </FormDialog>
  )
}

function RoleField({
  member,
  value,
  onChange,
}: {
  readonly member: MemberPanel
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const { t } = useTexts()
  const { data } = useEndpoint(offeredRoles, {
    kind: member.kind,
    ...(member.parent && { parentId: member.parent.id }),
  })
  const { id, name } = member.role
  const offered = (data ?? []).filter((role) => role.id !== id)
  const options = [{ id, name }, ...offered].map((role) => ({
    value: String(role.id),
    label: role.name,
  }))
  return (
    <OfficeSelect
      label={t('edit.roleId')}
      hint={t('edit.roleHint')}
      value={value}
      onChange={onChange}
      options={options}
    />
  )
}
