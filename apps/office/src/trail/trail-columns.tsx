import type { TrailEntry } from '@camellia/contract/trail'
import { useTexts } from '@camellia/i18n/texts'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { useFormats } from '../site/formats'
import { useNow } from '../site/now'
import { changesIn } from '../site/trail.rules'
import { actorIn } from '../site/trail-line'

/** Enough to follow what happened without opening anything. */
export function useTrailColumns(
  onOpen: (entry: TrailEntry) => void,
): readonly OfficeColumn<TrailEntry>[] {
  const { t } = useTexts()
  const { stamp } = useFormats()
  const now = useNow()
  return [
    {
      key: 'at',
      header: t('trail.at'),
      width: '112px',
      cell: ({ at }) => <bdi className="n t2">{stamp(at, now)}</bdi>,
    },
    {
      key: 'action',
      header: t('trail.what'),
      width: '19%',
      // A button, so that an entry can be opened without the mouse.
      cell: (entry) => (
        <button type="button" className="med" onClick={() => onOpen(entry)}>
          {t(`trail.action.${entry.action}`)}
        </button>
      ),
    },
    {
      key: 'actor',
      header: t('trail.who'),
      width: '16%',
      cell: (entry) => (
        <>
          {actorIn(t, entry)} <span className="t3 f12">{entry.actor?.code}</span>
        </>
      ),
    },
    {
      key: 'member',
      header: t('trail.whom'),
      width: '16%',
      cell: ({ member }) =>
        member ? (
          <>
            {member.name} <span className="t3 f12">{member.code}</span>
          </>
        ) : (
          <span className="t3">—</span>
        ),
    },
    { key: 'change', header: t('trail.change'), cell: (entry) => <Summary entry={entry} /> },
    {
      key: 'seq',
      header: t('trail.seq'),
      width: '84px',
      numeric: true,
      cell: ({ seq }) => <bdi className="n t3">{seq}</bdi>,
    },
  ]
}

/** What, when, by whom to whom, and what it changed. */
export function TrailPhoneRow({ entry }: { readonly entry: TrailEntry }) {
  const { t } = useTexts()
  const { stamp } = useFormats()
  const now = useNow()
  const { at, action, member, seq } = entry
  return (
    <>
      <b className="semi">{t(`trail.action.${action}`)}</b>
      <bdi className="n t3 f12">{stamp(at, now)}</bdi>
      <span>
        {actorIn(t, entry)}
        {member && <span className="t2"> → {member.name}</span>}{' '}
        <span className="f12">
          <Summary entry={entry} />
        </span>
      </span>
      <bdi className="n t3 f12">{seq}</bdi>
    </>
  )
}

function Summary({ entry }: { readonly entry: TrailEntry }) {
  const texts = useTexts()
  const { reason } = entry
  const words = changesIn(texts, entry).map(
    ({ field, from, to }) => `${field} ${[from, to].filter((side) => side !== null).join(' → ')}`,
  )
  return (
    <span className="t2">
      {words.join(' · ')}
      {reason && <q className="t3"> {reason}</q>}
    </span>
  )
}
