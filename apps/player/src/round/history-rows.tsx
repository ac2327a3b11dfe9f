import { tileOf } from '@camellia/art/art'
import type { ListedRound } from '@camellia/contract/round'
import { useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { Won } from '@camellia/ui/money'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import type { ReactNode } from 'react'
import { paidFor, RoundNet, RoundWin } from '../site/round-result'
import { useGames } from '../site/use-games'
import { usePhone } from '../site/use-phone'
import styles from './history.module.css'
import { toneOf } from './history.rules'

interface Props {
  readonly rows: readonly ListedRound[]
  readonly open: string | undefined
  readonly onOpen: (id: string) => void
  readonly loading: boolean
  readonly refusal: Refusal | null
  readonly retry: () => void
  readonly empty: ReactNode
}

/** A table where there is room for it, a list in one hand. A row opens its round. */
export function HistoryRows(props: Props) {
  const { rows, loading, refusal, retry, empty } = props
  const phone = usePhone()
  if (refusal && rows.length === 0) return <ErrorState code={refusal.code} onRetry={retry} />
  if (loading && rows.length === 0) return <Waiting />
  if (rows.length === 0) return empty
  return phone ? <List {...props} /> : <Table {...props} />
}

function Table({ rows, open, onOpen }: Props) {
  const { t } = useTexts()
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="srOnly">{t('nav.history')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('round.when')}</th>
            <th scope="col">{t('round.game')}</th>
            <th scope="col" data-numeric="true">
              {t('round.stake')}
            </th>
            <th scope="col" data-numeric="true">
              {t('round.win')}
            </th>
            <th scope="col" data-numeric="true">
              {t('roundStatus.CANCEL')}
            </th>
            <th scope="col" data-numeric="true">
              {t('history.total')}
            </th>
            <th scope="col" data-numeric="true">
              {t('round.status')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((round) => (
            <Row key={round.id} round={round} open={round.id === open} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly round: ListedRound
  readonly open: boolean
  readonly onOpen: (id: string) => void
}

function Row({ round, open, onOpen }: RowProps) {
  const { time } = useTexts()
  const { nameOf } = useGames()
  return (
    <tr aria-selected={open} onClick={() => onOpen(round.id)}>
      <td className={styles.when}>{time(round.createdAt)}</td>
      <td>
        <span className={styles.game}>
          <img src={tileOf(round.game).image} alt="" />
          <span>
            <button type="button" onClick={() => onOpen(round.id)}>
              {nameOf(round.game)}
            </button>
            <small dir="ltr">{shortId(round.id)}</small>
          </span>
        </span>
      </td>
      <td data-numeric="true">
        <Won amount={paidFor(round)} />
      </td>
      <td data-numeric="true">
        <RoundWin round={round} className={toneOf(round) === 'won' ? styles.won : undefined} />
      </td>
      <td data-numeric="true" data-none={round.cancelStake === 0 ? '' : undefined}>
        <Won amount={round.cancelStake} />
      </td>
      <td data-numeric="true">
        <RoundNet round={round} />
      </td>
      <td data-numeric="true">
        <StatusPill round={round} />
      </td>
    </tr>
  )
}

function List({ rows, open, onOpen }: Props) {
  const { t, time } = useTexts()
  const { nameOf } = useGames()
  return (
    <ul className={styles.list} aria-label={t('nav.history')}>
      {rows.map((round) => (
        <li key={round.id}>
          <button type="button" aria-pressed={round.id === open} onClick={() => onOpen(round.id)}>
            <img src={tileOf(round.game).image} alt="" />
            <span>
              <b>{nameOf(round.game)}</b>
              <small className="num">{time(round.createdAt)}</small>
              <small>
                {t('round.stake')} <Won amount={paidFor(round)} />
              </small>
            </span>
            <span className={styles.listEnd}>
              <RoundNet
                round={round}
                className={toneOf(round) === 'won' ? styles.won : undefined}
              />
              <StatusPill round={round} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function StatusPill({
  round,
}: {
  readonly round: Pick<ListedRound, 'gift' | 'status' | 'win' | 'stake'>
}) {
  const { t } = useTexts()
  const tone = toneOf(round)
  return (
    <span className={styles.pill} data-tone={tone}>
      {tone === 'gift' ? t('historyResult.GIFT') : t(`roundStatus.${round.status}`)}
    </span>
  )
}

/** The end of it tells rounds of one minute apart; the beginning is the time. */
function shortId(id: string): string {
  return `${id.slice(0, 8)}…${id.slice(-4)}`
}

const WAITING = [0, 1, 2, 3, 4]

function Waiting() {
  return (
    <div className={styles.waiting}>
      {WAITING.map((at) => (
        <Skeleton key={at} height={44} />
      ))}
    </div>
  )
}
