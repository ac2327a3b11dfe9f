import type { TrailEntry } from '@camellia/contract/trail'
import { type Texts, useTexts } from '@camellia/i18n/texts'
import { useFormats } from './formats'
import styles from './trail-line.module.css'

/** Fields with a name of their own; the others are shown as they are written. */
const NAMED = [
  'name',
  'firstName',
  'lastName',
  'birthday',
  'email',
  'phone',
  'role',
  'parent',
  'people',
  'code',
  'kind',
  'bank',
  'depositor',
  'accountNumber',
  'lossFee',
  'network',
  'site',
  'verdict',
  'note',
  'permissions',
  'granted',
  'withheld',
  'taken',
  'given',
  'type',
  'amount',
  'final',
  'on',
  'message',
  'position',
  'text',
  'title',
  'game',
  'games',
  'vendor',
  'variant',
  'minBet',
  'maxBet',
  'isNew',
  'spins',
  'bet',
  'direction',
] as const

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
  const { t } = useTexts()
  const { before, after } = entry
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (keys.length === 0) return null
  return (
    <dl className={styles.changes}>
      {keys.map((key) => (
        <div key={key}>
          <dt>{fieldIn(t, key)}</dt>
          <dd>
            {before && <del>{shown(before[key])}</del>}
            {before && after && <span aria-hidden="true"> → </span>}
            {after && <ins>{shown(after[key])}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** `rolling.SLOT` is the rolling rate of slots; everything unknown stays as it is. */
export function fieldIn(t: Texts['t'], key: string): string {
  const [kind = '', type = ''] = key.split('.')
  if (kind === 'rolling') return `${t('trail.field.rolling')} ${type}`
  if (kind === 'losing') return `${t('trail.field.losing')} ${type}`
  const named = NAMED.find((known) => known === key)
  return named ? t(`trail.field.${named}`) : key
}

export function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (Array.isArray(value)) return value.map(shown).join(', ') || '—'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
