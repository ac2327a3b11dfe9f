import type { TrailEntry } from '@camellia/contract/trail'
import { type Texts, useTexts } from '@camellia/i18n/texts'
import { useFormats } from './formats'
import { changesIn } from './trail.rules'
import styles from './trail-line.module.css'

/** One thing somebody did, for a list of a few. */
export function TrailLine({ entry }: { readonly entry: TrailEntry }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  return (
    <div className={styles.line}>
      <bdi className="n t3">{moment(entry.at)}</bdi>
      <div>
        <span className="med">{t(`trail.action.${entry.action}`)}</span>{' '}
        <span className="t3">{actorIn(t, entry)}</span>
        <Changes entry={entry} />
        {entry.reason && <q className={styles.reason}>{entry.reason}</q>}
      </div>
    </div>
  )
}

export function actorIn(t: Texts['t'], { actor }: TrailEntry): string {
  return actor ? actor.name : t('trail.above')
}

/** What it was and what it is, field by field. */
export function Changes({ entry }: { readonly entry: TrailEntry }) {
  const texts = useTexts()
  const changes = changesIn(texts, entry)
  if (changes.length === 0) return null
  return (
    <dl className={styles.changes}>
      {changes.map(({ key, field, from, to }) => (
        <div key={key}>
          <dt>{field}</dt>
          <dd>
            {from !== null && <del>{from}</del>}
            {from !== null && to !== null && <span aria-hidden="true"> → </span>}
            {to !== null && <ins>{to}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
