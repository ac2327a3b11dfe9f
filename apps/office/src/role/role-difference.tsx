import { useEndpoint } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { previewRoles, type RoleEffect } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { Tag } from '@camellia/ui/office-tag'
import styles from './difference.module.css'
import { SavePanel } from './save-panel'
import type { MatrixWork } from './use-matrix'
import type { RolesData } from './use-roles'

/** Who gains and loses what, before it is saved. */
export function RoleDifference({
  data,
  work,
  ...panel
}: {
  readonly data: RolesData
  readonly work: MatrixWork
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly busy: boolean
  readonly enabled: boolean
  readonly onClear: () => void
  readonly onSave: () => void
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const { added, removed, all } = work.counts
  const preview = useEndpoint(previewRoles, { changes: work.changes }, { enabled: all > 0 })
  return (
    <SavePanel
      {...panel}
      tags={<PlusMinus added={added} removed={removed} />}
      note={t('difference.live')}
      action={t('difference.save', { count: all })}
    >
      {preview.error && !preview.data && (
        <p className={styles.sum}>{t(`code.${preview.error.code}`)}</p>
      )}
      {preview.data && <Preview preview={preview.data} data={data} />}
    </SavePanel>
  )
}

export function PlusMinus({
  added,
  removed,
}: {
  readonly added: number
  readonly removed: number
}) {
  const { number } = useTexts()
  return (
    <bdi dir="ltr" className="row">
      {added > 0 && <Tag tone="ok">+{number(added)}</Tag>}
      {removed > 0 && <Tag tone="bad">−{number(removed)}</Tag>}
    </bdi>
  )
}

function Preview({
  preview,
  data,
}: {
  readonly preview: OutputOf<typeof previewRoles>
  readonly data: RolesData
}) {
  const { t, number } = useTexts()
  const nameOf = (id: number) => data.roles.find((role) => role.id === id)?.name ?? ''
  return (
    <>
      <p className={styles.sum} aria-live="polite">
        <span>
          <b className="n">{number(preview.people)}</b>
          {t('difference.people', { count: preview.people })}
        </span>
        {preview.online > 0 && (
          <span className="t3">{t('difference.online', { count: preview.online })}</span>
        )}
      </p>
      {preview.roles.map(({ id, members, effects }) => (
        <section key={id} className={styles.card} aria-label={nameOf(id)}>
          <h3 className={styles.cardHead}>
            <span className="semi">{nameOf(id)}</span>
            <span className="t3 num">{t('role.peopleCount', { count: members })}</span>
          </h3>
          {effects.map((effect) => (
            <Effect key={effect.permission} effect={effect} />
          ))}
        </section>
      ))}
    </>
  )
}

function Effect({ effect }: { readonly effect: RoleEffect }) {
  const { t } = useTexts()
  const { permission, change, changed, kept } = effect
  const names = useNames()
  return (
    <div className={styles.effect}>
      <Sign lose={change === 'LOSE'} />
      <span>
        <b className="semi">{t(`permission.${permission}`)}</b>{' '}
        <bdi className="t3 f12">{permission}</bdi>
      </span>
      <span className={styles.who}>
        <b className="med t2">{t(`difference.${change}`, { count: changed.count })}</b>{' '}
        {names(changed)}
      </span>
      {kept.count > 0 && (
        <span className={styles.who}>
          {t('difference.kept', { count: kept.count })} {names(kept)}
        </span>
      )}
    </div>
  )
}

export function Sign({ lose }: { readonly lose: boolean }) {
  return (
    <span className={styles.sign} data-lose={lose ? '' : undefined} aria-hidden="true">
      {lose ? '−' : '+'}
    </span>
  )
}

/** How names are set apart where it is not by a comma and a space. */
const COMMAS: Readonly<Record<string, string>> = { ja: '、', ar: '، ' }

/** The first names, and how many more there are. */
function useNames() {
  const { t, language } = useTexts()
  return ({ names, count }: { readonly names: readonly string[]; readonly count: number }) => {
    const named = names.join(COMMAS[language] ?? ', ')
    const more = count - names.length
    return more > 0 && names.length > 0
      ? t('difference.more', { names: named, count: more })
      : named
  }
}
