import { tileOf } from '@camellia/art/art'
import { useEndpoint } from '@camellia/client/hooks'
import type { Round } from '@camellia/contract/play'
import { readRound } from '@camellia/contract/round'
import { useTexts } from '@camellia/i18n/texts'
import { Button, IconButton } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { Won } from '@camellia/ui/money'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import { toast } from '@camellia/ui/toast'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { EventProof } from '../site/event-proof'
import { paidFor, RoundNet, RoundWin } from '../site/round-result'
import { slotOutcome } from '../site/slot-round'
import { useGames } from '../site/use-games'
import { freeSpinsOf, timesOf, toneOf } from './history.rules'
import { StatusPill } from './history-rows'
import styles from './panel.module.css'

// The definitions of all titles come with it: a list of rounds does not wait for them.
const SlotBoard = lazy(async () => ({ default: (await import('./slot-board')).SlotBoard }))

/** What other features show of a round: the game plays it again, the verifier checks it. */
export interface RoundParts {
  readonly replay: (round: Round, board: ReactNode) => ReactNode
  readonly proof: (round: Round, serverSeed: string | null) => ReactNode
}

/** One round: what was bet, what came, what it did to the balance, and how to check it. */
export function RoundPanel({
  id,
  parts,
  onClose,
}: {
  readonly id: string
  readonly parts: RoundParts
  readonly onClose?: () => void
}) {
  const { t } = useTexts()
  const { data, error, refetch } = useEndpoint(readRound, { id })
  if (error) return <ErrorState code={error.code} onRetry={() => void refetch()} />
  // The round that was open before stays until this one is here.
  if (!data || data.round.id !== id) return <Skeleton height={420} round={16} />
  const { round, serverSeed } = data
  return (
    <>
      <Head round={round} />
      {onClose && (
        <IconButton className={styles.close} label={t('word.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      )}
      <Outcome round={round} replay={parts.replay} />
      <Figures round={round} />
      {round.event ? <CheckEvent id={round.event} /> : parts.proof(round, serverSeed)}
    </>
  )
}

/** A round that was drawn for everyone is checked with everyone's bets. */
function CheckEvent({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.verify}>
      <h3>
        <Icon name="shield" size={18} />
        {t('history.fair')}
      </h3>
      <Button look="secondary" wide onClick={() => setShown(true)}>
        {t('history.verify')}
      </Button>
      {shown && <EventProof id={id} onClose={() => setShown(false)} />}
    </div>
  )
}

function Head({ round }: { readonly round: Round }) {
  const { t, time, percent } = useTexts()
  const { nameOf, games } = useGames()
  // A round of a slot keeps the return it was played at.
  const rtp = slotOutcome(round)?.rtp ?? games.find(({ code }) => code === round.game)?.rtp
  return (
    <div className={styles.head}>
      <img src={tileOf(round.game).image} alt="" />
      <small className="num">
        {time(round.createdAt)}
        {rtp !== undefined && (
          <>
            {' · '}
            <bdi>{t('game.rtp', { percent: percent(rtp) })}</bdi>
          </>
        )}
      </small>
      <h2>{nameOf(round.game)}</h2>
      <StatusPill round={round} />
    </div>
  )
}

function Outcome({
  round,
  replay,
}: {
  readonly round: Round
  readonly replay: RoundParts['replay']
}) {
  const { t } = useTexts()
  const outcome = useMemo(() => slotOutcome(round), [round])
  if (!outcome) {
    if (!round.game.startsWith('odd-even')) return null
    const drawn = round.outcome.result
    return (
      <p className={styles.ball}>
        {t('fairness.pick')} <b>{t(round.choice.pick === 'EVEN' ? 'side.EVEN' : 'side.ODD')}</b>
        {drawn !== undefined && (
          <>
            {' → '}
            <b>{t(drawn === 'EVEN' ? 'side.EVEN' : 'side.ODD')}</b>{' '}
            <bdi>{String(round.outcome.ball)}</bdi>
          </>
        )}
      </p>
    )
  }
  const board = (
    <Suspense fallback={<Skeleton height={156} round={12} />}>
      <SlotBoard code={round.game} outcome={outcome} />
    </Suspense>
  )
  return <div className={styles.board}>{replay(round, board)}</div>
}

function Figures({ round }: { readonly round: Round }) {
  const { t, number, won } = useTexts()
  const outcome = slotOutcome(round)
  const bet = outcome?.bet ?? round.stake
  const free = outcome ? freeSpinsOf(outcome) : 0
  return (
    <dl className={styles.figures}>
      <Line label={t('round.stake')}>
        <Won amount={paidFor(round)} />
      </Line>
      {round.gift && <Line label={t('gift.title')}>{t('history.gift', { amount: won(bet) })}</Line>}
      {round.choice.buy === true && <Line label={t('mechanic.BUY')}>{t('history.bought')}</Line>}
      {free > 0 && <Line label={t('slot.freeSpins')}>{t('gift.spins', { count: free })}</Line>}
      <Line
        label={
          round.win > 0
            ? `${t('round.win')} (${t('home.times', { times: number(timesOf(round.win, bet)) })})`
            : t('round.win')
        }
      >
        <RoundWin round={round} className={toneOf(round) === 'won' ? styles.won : undefined} />
      </Line>
      {round.cancelStake > 0 && (
        <Line label={t('roundStatus.CANCEL')}>
          <Won amount={round.cancelStake} />
        </Line>
      )}
      <Line label={t('history.total')}>
        <RoundNet round={round} />
      </Line>
      <Line label={t('profile.before')}>
        <Won amount={round.balanceBefore} />
      </Line>
      <Line label={t('profile.after')}>
        <Won amount={round.balanceAfter} />
      </Line>
      <Line label={t('history.id')}>
        <CopyId id={round.id} />
      </Line>
    </dl>
  )
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function CopyId({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const copy = async () => {
    await navigator.clipboard?.writeText(id)
    toast('success', t('word.copied'))
  }
  return (
    <span className={styles.id}>
      <code dir="ltr">{id}</code>
      <IconButton label={`${t('word.copy')}: ${t('history.id')}`} onClick={() => void copy()}>
        <Icon name="copy" size={16} />
      </IconButton>
    </span>
  )
}
