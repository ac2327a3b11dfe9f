import { moveRole, type Role } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { useState } from 'react'
import { moveOnto } from './reorganize.rules'
import { RoleSelect } from './role-form'
import { belowOf, mayHangUnder, outlineOf, peopleUnder } from './role-tree.rules'
import { useRoleAction } from './use-role-action'

/** Hangs a role elsewhere with all that is under it; says who comes along before it does. */
export function MoveRoleDialog({
  role,
  roles,
  onClose,
}: {
  readonly role: Role
  readonly roles: readonly Role[]
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const places = outlineOf(roles).filter(
    (branch) => branch.role.id !== role.parentId && mayHangUnder(roles, role, branch.role),
  )
  const [chosen, setChosen] = useState(places[0]?.role.id as number | undefined)
  const { run, busy } = useRoleAction(moveRole, {
    done: t('role.moved', { name: role.name }),
    onDone: onClose,
  })
  const submit = () => {
    const move = chosen && moveOnto(roles, { id: role.id, onto: chosen, zone: 'inside' })
    if (move) run({ moves: [move] })
    else onClose()
  }
  const from = roles.find(({ id }) => id === role.parentId)?.name ?? '—'
  return (
    <ConfirmDialog
      title={t('role.moveTitle', { name: role.name })}
      action={t('role.move')}
      cancel={t('word.cancel')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      {places.length === 0 ? (
        <p>{t('role.noPlace')}</p>
      ) : (
        <>
          <RoleSelect
            label={t('role.newParent')}
            value={chosen}
            choices={places.map((place) => ({
              value: place.role.id,
              label: place.role.name,
              depth: place.depth,
            }))}
            hint={t('role.nowUnder', { name: from })}
            onChange={setChosen}
          />
          <p>
            {t('role.comeAlong', { count: belowOf(roles, role.id).length })}{' '}
            {t('role.peopleAlong', { count: peopleUnder(roles, role) })}
          </p>
          <p className="t3 f12">{t('role.moveNote')}</p>
        </>
      )}
    </ConfirmDialog>
  )
}
