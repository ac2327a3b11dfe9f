import type { Game } from '@camellia/contract/game'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import type { FormEvent, ReactNode } from 'react'
import { Choices } from './choices'
import { Countdown } from './countdown'
import { DemoCard } from './demo-card'
import { GameHead } from './game-head'
import { MyBets } from './my-bets'
import styles from './odd-even.module.css'
import { Results } from './results'
import { Rules } from './rules'
import { Stage } from './stage'
import { StakePanel } from './stake-panel'
import { useDemoTimed } from './use-demo-timed'
import type { OddEvenPlay } from './use-odd-even'
import { useTimed } from './use-timed'

/** Odd or even for everyone at once: bets until the minute is over, then one ball. */
export function TimedOddEven({ game }: { readonly game: Game }) {
  const { play, state } = useTimed(game)
  return <TimedTable game={game} play={play} state={state} mine={<MyBets bets={state.mine} />} />
}

/** For fun on the rounds that everyone sees: the bets stay in this page. */
export function DemoTimed({ game }: { readonly game: Game }) {
  const { play, state, mine, rounds } = useDemoTimed(game)
  const beside = (
    <>
      <DemoCard code={game.code} balance={play.balance} rounds={rounds} />
      <MyBets bets={mine} fun />
    </>
  )
  return <TimedTable game={game} play={play} state={state} mine={beside} demo />
}

function TimedTable({
  game,
  play,
  state,
  mine,
  demo = false,
}: {
  readonly game: Game
  readonly play: OddEvenPlay
  readonly state: ReturnType<typeof useTimed>['state']
  readonly mine: ReactNode
  readonly demo?: boolean
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void play.place()
  }
  if (state.query.error && !state.table) {
    const retry = () => void state.query.refetch()
    return <ErrorState code={state.query.error.code} onRetry={retry} />
  }
  if (!state.table) return <Skeleton height={420} round={24} />
  return (
    <>
      <GameHead game={game} demo={demo} />
      <div className={styles.columns}>
        <form className={styles.table} onSubmit={submit} noValidate>
          <Countdown table={state.table} leftMs={state.leftMs} />
          <Stage play={play} />
          <Choices play={play} game={game} />
          <StakePanel play={play} game={game} />
        </form>
        <div className={styles.aside}>
          {mine}
          <Results results={state.table.results} />
          <Rules game={game} shared />
        </div>
      </div>
    </>
  )
}
