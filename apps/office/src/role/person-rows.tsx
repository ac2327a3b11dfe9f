import type { Permission } from '@camellia/contract/abilities'
import type { Overrides } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { classes } from '@camellia/ui/class-names'
import { MatrixBox, type MatrixMark } from '@camellia/ui/office-matrix'
import { useEffect } from 'react'
import styles from './permissions.module.css'
import { holds, SETTINGS, settingOf, wantedOf } from './person.rules'
import type { PersonWork } from './use-person'
import { ViewSegments } from './view-segments'

/** Every permission of one person: the role's word, the setting, and what comes of both. */
export function PersonRows({
  person,
  work,
  stale,
}: {
  readonly person: Overrides
  readonly work: PersonWork
  readonly stale: boolean
}) {
  const { t } = useTexts()
  const { cursor } = work
  useEffect(() => {
    if (cursor) document.getElementById(rowId(cursor))?.scrollIntoView({ block: 'nearest' })
  }, [cursor])
  return (
    <div className={styles.scroll} data-stale={stale ? '' : undefined}>
      <div className={classes(styles.person, styles.personHead)} aria-hidden="true">
        <span>{t('menu.permissions')}</span>
        <span className={styles.mark}>{t('person.byRole')}</span>
        <span>{t('person.setting')}</span>
        <span className={styles.mark}>{t('person.result')}</span>
      </div>
      {work.groups.map(({ name, permissions }) => (
        <section key={name} aria-label={t(`permissionGroup.${name}`)}>
          <h2 className={classes(styles.groupHead, styles.under)}>
            {t(`permissionGroup.${name}`)}
          </h2>
          {permissions.map((permission) => (
            <PersonRow key={permission} {...{ person, work, permission }} />
          ))}
        </section>
      ))}
    </div>
  )
}

function PersonRow({
  person,
  work,
  permission,
}: {
  readonly person: Overrides
  readonly work: PersonWork
  readonly permission: Permission
}) {
  const { t } = useTexts()
  const wanted = wantedOf(person, work.draft, permission)
  const has = holds(person, permission, settingOf(person, permission))
  const will = holds(person, permission, wanted)
  const mark: MatrixMark = has === will ? (will ? 'on' : 'off') : will ? 'add' : 'remove'
  const may = work.may(permission)
  return (
    <div
      id={rowId(permission)}
      className={styles.person}
      data-cursor={work.cursor === permission ? '' : undefined}
    >
      <span className="row">
        <span className="med">{t(`permission.${permission}`)}</span>
        <bdi className="t3 f12 ell">{permission}</bdi>
      </span>
      <span className={styles.mark}>
        <MatrixBox
          mark={person.permissions.includes(permission) ? 'on' : 'off'}
          locked={false}
          frozen
        />
      </span>
      <ViewSegments
        label={t(`permission.${permission}`)}
        value={wanted}
        onChange={(setting) => work.set(permission, setting)}
        choices={SETTINGS.map((value) => ({
          value,
          label: t(`person.${value}`),
          disabled: !may,
        }))}
      />
      <span className={styles.mark}>
        <MatrixBox mark={mark} locked={!may && person.mine} />
        <span className="srOnly">{t(`matrix.${mark}`)}</span>
      </span>
    </div>
  )
}

function rowId(permission: Permission): string {
  return `permission-${permission.replace('.', '-')}`
}
