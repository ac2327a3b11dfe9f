import { createRole, NEW_ROLE_TYPES, type Role } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import type { Code } from '@camellia/kernel/codes'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { useState } from 'react'
import { FormGroup, FormRow, RoleSelect } from './role-form'
import { outlineOf } from './role-tree.rules'
import { useRoleAction } from './use-role-action'
import type { RolesData } from './use-roles'
import { ViewSegments } from './view-segments'

type NewType = (typeof NEW_ROLE_TYPES)[number]
type Start = 'PARENT' | 'NOTHING'

const NAME_MAX = 30

/** A new role begins with nothing, or with what its parent has as far as one holds it oneself. */
export function CreateRoleDialog({
  data,
  under,
  onClose,
}: {
  readonly data: RolesData
  readonly under: Role | undefined
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [name, setName] = useState('')
  const [type, setType] = useState<NewType>('PARTNER')
  const [start, setStart] = useState<Start>('PARENT')
  const [wrong, setWrong] = useState<Code>()
  const parents = parentsFor(data.roles, type)
  const [chosen, setChosen] = useState(under?.id as number | undefined)
  const parent = (parents.find(({ role }) => role.id === chosen) ?? parents[0])?.role
  const { run, busy } = useRoleAction(createRole, {
    done: t('role.created', { name: name.trim() }),
    onDone: onClose,
    onRefused: setWrong,
  })
  const permissions = parent?.permissions.filter((one) => data.held.includes(one)) ?? []
  const submit = () => {
    if (name.trim() === '' || !parent) return
    const given = start === 'PARENT' ? permissions : []
    run({ name: name.trim(), type, parentId: parent.id, permissions: given })
  }
  return (
    <ConfirmDialog
      title={t('role.createTitle')}
      action={t('role.create')}
      cancel={t('word.cancel')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <NameRow name={name} wrong={wrong} onChange={setName} onEnter={submit} />
      <FormGroup label={t('role.type')}>
        <ViewSegments
          label={t('role.type')}
          value={type}
          onChange={setType}
          choices={NEW_ROLE_TYPES.map((value) => ({ value, label: t(`roleType.${value}`) }))}
        />
      </FormGroup>
      <RoleSelect
        label={t('role.parent')}
        value={parent?.id}
        choices={parents.map(({ role, depth }) => ({ value: role.id, label: role.name, depth }))}
        onChange={setChosen}
      />
      <FormGroup label={t('role.start')}>
        <ViewSegments
          label={t('role.start')}
          value={start}
          onChange={setStart}
          choices={[
            { value: 'PARENT', label: t('role.startPARENT', { count: permissions.length }) },
            { value: 'NOTHING', label: t('role.startNOTHING') },
          ]}
        />
      </FormGroup>
      <p className="t3 f12">{t('role.startNote')}</p>
    </ConfirmDialog>
  )
}

/** Partners hang under partners; staff under partners or other staff. */
function parentsFor(roles: readonly Role[], type: NewType) {
  return outlineOf(roles).filter(
    ({ role }) => role.mayHang && (role.type === 'PARTNER' || type === 'USER'),
  )
}

export function NameRow({
  name,
  wrong,
  onChange,
  onEnter,
}: {
  readonly name: string
  readonly wrong: Code | undefined
  readonly onChange: (name: string) => void
  readonly onEnter: () => void
}) {
  const { t } = useTexts()
  const taken = wrong === 'ALREADY_EXIST_ITEM' ? t('role.taken') : wrong && t(`code.${wrong}`)
  return (
    <FormRow label={t('role.name')} error={taken}>
      {(props) => (
        <input
          {...props}
          data-autofocus
          autoComplete="off"
          maxLength={NAME_MAX}
          value={name}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
          }}
        />
      )}
    </FormRow>
  )
}
