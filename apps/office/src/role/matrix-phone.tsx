import { useTexts } from '@camellia/i18n/texts'
import { MatrixBox } from '@camellia/ui/office-matrix'
import { type MatrixListProps, useCellOf } from './matrix-table'
import styles from './permissions.module.css'
import { RoleSelect } from './role-form'
import { outlineOf } from './role-tree.rules'

/** One role at a time, its permissions as a list of switches a thumb can reach. */
export function MatrixPhone({ data, work, search, change, stale }: MatrixListProps) {
  const { t } = useTexts()
  const cellOf = useCellOf(work)
  const outline = outlineOf(data.roles)
  const role = work.columns.find(({ id }) => id === search.id) ?? work.columns[0]
  if (!role) return null
  return (
    <>
      <div className={styles.pick}>
        <RoleSelect
          label={t('menu.roles')}
          value={role.id}
          choices={outline.map((branch) => ({
            value: branch.role.id,
            label: branch.role.name,
            depth: branch.depth,
          }))}
          onChange={(id) => change({ ...search, id })}
        />
      </div>
      <div className={styles.scroll} data-stale={stale ? '' : undefined}>
        {work.groups.map(({ name, permissions }) => (
          <section key={name} aria-label={t(`permissionGroup.${name}`)}>
            <h2 className={styles.groupHead}>{t(`permissionGroup.${name}`)}</h2>
            {permissions.map((permission) => {
              const cell = cellOf({ role: role.id, permission })
              return (
                <button
                  key={permission}
                  type="button"
                  className={styles.item}
                  aria-label={cell.label}
                  aria-pressed={cell.mark === 'on' || cell.mark === 'add'}
                  disabled={cell.locked || cell.frozen}
                  onClick={() => work.press({ role: role.id, permission })}
                >
                  <span className="med">{t(`permission.${permission}`)}</span>
                  {cell.note && <bdi className={styles.override}>{cell.note}</bdi>}
                  <bdi className="t3 f12 ell">{permission}</bdi>
                  <MatrixBox {...cell} />
                </button>
              )
            })}
          </section>
        ))}
      </div>
    </>
  )
}
