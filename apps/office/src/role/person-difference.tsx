import { useEndpoint } from '@camellia/client/hooks'
import type { Permission } from '@camellia/contract/abilities'
import { previewOverrides } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import styles from './difference.module.css'
import { PlusMinus, Sign } from './role-difference'
import { SavePanel } from './save-panel'
import type { PersonWork } from './use-person'

/** What this person gains and loses; a setting may also change nothing for now, and says so. */
export function PersonDifference({
  work,
  ...panel
}: {
  readonly work: PersonWork
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly busy: boolean
  readonly enabled: boolean
  readonly onClear: () => void
  readonly onSave: () => void
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const enabled = work.changed.length > 0
  const { data, error } = useEndpoint(previewOverrides, work.change, { enabled })
  const gained = data?.gained ?? []
  const lost = data?.lost ?? []
  const still = work.changed.filter((one) => !gained.includes(one) && !lost.includes(one))
  return (
    <SavePanel
      {...panel}
      tags={<PlusMinus added={gained.length} removed={lost.length} />}
      note={t('difference.live')}
      action={t('difference.save', { count: work.changed.length })}
    >
      {error && !data && <p className={styles.sum}>{t(`code.${error.code}`)}</p>}
      {data?.online && <p className={styles.sum}>{t('person.online')}</p>}
      <div className={styles.card}>
        {gained.map((permission) => (
          <Line key={permission} permission={permission} lose={false} />
        ))}
        {lost.map((permission) => (
          <Line key={permission} permission={permission} lose />
        ))}
        {data &&
          still.map((permission) => <Line key={permission} permission={permission} lose={null} />)}
      </div>
    </SavePanel>
  )
}

function Line({
  permission,
  lose,
}: {
  readonly permission: Permission
  /** Null: kept as it is, whatever the role will say. */
  readonly lose: boolean | null
}) {
  const { t } = useTexts()
  const text = lose === null ? 'person.same' : lose ? 'person.loses' : 'person.gains'
  return (
    <div className={styles.effect}>
      {lose === null ? <span /> : <Sign lose={lose} />}
      <span>
        <b className="semi">{t(`permission.${permission}`)}</b>{' '}
        <bdi className="t3 f12">{permission}</bdi>
      </span>
      <span className={styles.who}>{t(text)}</span>
    </div>
  )
}
