import { PERMISSION_GROUPS } from '@camellia/contract/permission-group'
import type { Role } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, OfficeIconButton, officeButtonClass } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Facts, Panel, PanelSection } from '@camellia/ui/office-panel'
import { Tag } from '@camellia/ui/office-tag'
import { Link } from '@tanstack/react-router'
import styles from './role.module.css'
import type { RoleDialog } from './role-dialogs'
import { ownerOf } from './role-owner'
import { belowOf, peopleUnder } from './role-tree.rules'

/** Everything about one role, and what may be done with it. */
export function RolePanel({
  role,
  roles,
  enabled,
  onDialog,
  onClose,
}: {
  readonly role: Role
  readonly roles: readonly Role[]
  readonly enabled: boolean
  readonly onDialog: (dialog: RoleDialog) => void
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  return (
    <Panel
      label={role.name}
      onClose={onClose}
      head={
        <>
          <h2 className={styles.title}>{role.name}</h2>
          <Tag>{t(`card.${role.type}`)}</Tag>
          {role.own && <Tag tone="accent">{t('role.own')}</Tag>}
          <span className="fill" />
          <OfficeIconButton icon="close" label={t('word.close')} onClick={onClose} />
        </>
      }
      foot={<Foot role={role} enabled={enabled} onDialog={onDialog} />}
    >
      <PanelSection>
        <RoleFacts role={role} roles={roles} />
      </PanelSection>
      <Granted role={role} />
    </Panel>
  )
}

function RoleFacts({ role, roles }: { readonly role: Role; readonly roles: readonly Role[] }) {
  const { t } = useTexts()
  const parent = roles.find(({ id }) => id === role.parentId)
  const people = (count: number) => t('role.peopleCount', { count })
  return (
    <Facts
      items={[
        { label: t('role.parent'), value: parent?.name ?? '—' },
        { label: t('role.owner'), value: ownerOf(role, t) },
        { label: t('role.people'), value: people(role.members) },
        {
          label: t('role.below'),
          value: t('role.children', { count: belowOf(roles, role.id).length }),
        },
        { label: t('role.peopleUnder'), value: people(peopleUnder(roles, role)) },
      ]}
    />
  )
}

/** What the role gives, by group; an override of someone who has it is marked. */
function Granted({ role }: { readonly role: Role }) {
  const { t, number } = useTexts()
  return PERMISSION_GROUPS.map(({ name, permissions }) => {
    const has = permissions.filter((permission) => role.permissions.includes(permission))
    return (
      <PanelSection
        key={name}
        title={
          <>
            {t(`permissionGroup.${name}`)}
            <bdi dir="ltr" className="n t3">
              {number(has.length)}/{number(permissions.length)}
            </bdi>
          </>
        }
      >
        {has.length === 0 ? (
          <span className="t3">{t('role.noneHere')}</span>
        ) : (
          <ul className={styles.granted}>
            {has.map((permission) => (
              <li key={permission}>
                <OfficeIcon name="check" size={14} />
                {t(`permission.${permission}`)}
              </li>
            ))}
          </ul>
        )}
      </PanelSection>
    )
  })
}

function Foot({
  role,
  enabled,
  onDialog,
}: {
  readonly role: Role
  readonly enabled: boolean
  readonly onDialog: (dialog: RoleDialog) => void
}) {
  const { t } = useTexts()
  return (
    <>
      {role.mine !== 'ALL' && (
        <p className={styles.why}>
          <OfficeIcon name="lock" size={14} />
          {t(role.mine === 'PERMISSIONS' ? 'role.playersOnly' : 'role.notMine')}
        </p>
      )}
      <div className={styles.foot}>
        {role.mine === 'ALL' && (
          <>
            <OfficeButton
              look="bad"
              disabled={!enabled}
              onClick={() => onDialog({ what: 'REMOVE', role })}
            >
              {t('role.remove')}
            </OfficeButton>
            <span className="fill" />
            <OfficeButton disabled={!enabled} onClick={() => onDialog({ what: 'RENAME', role })}>
              {t('role.rename')}
            </OfficeButton>
            <OfficeButton disabled={!enabled} onClick={() => onDialog({ what: 'MOVE', role })}>
              {t('role.move')}
            </OfficeButton>
          </>
        )}
        {role.mine !== 'ALL' && <span className="fill" />}
        <Link to="/permissions" search={{ id: role.id }} className={officeButtonClass('ink')}>
          {t('menu.permissions')}
        </Link>
      </div>
    </>
  )
}
