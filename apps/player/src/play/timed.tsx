import type { Game } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import type { FormEvent } from 'react'
import { PageTitle } from '../site/section'
import { useGames } from '../site/use-games'
import { Choices } from './choices'
import { Countdown } from './countdown'
import { MyBets } from './my-bets'
import styles from './odd-even.module.css'
import { oddsOf } from './odd-even.rules'
import { Results } from './results'
import { Rules } from './rules'
import { Stage } from './stage'
import { StakePanel } from './stake-panel'
import { useTimed } from './use-timed'

/** Odd or even for everyone at once: bets until the minute is over, then one ball. */
export function TimedOddEven({ game }: { readonly game: Game }) {
  const { t, number, percent } = useTexts()
  const { nameOf } = useGames()
  const { play, state } = useTimed(game)
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
      <PageTitle title={nameOf(game.code)}>
        <span className={styles.fact}>
          {t('play.odds', { odds: number(oddsOf(game.rtp) / 100) })}
        </span>
        <span className={styles.fact}>
          <bdi>{t('game.rtp', { percent: percent(game.rtp) })}</bdi>
        </span>
      </PageTitle>
      <div className={styles.columns}>
        <form className={styles.table} onSubmit={submit} noValidate>
          <Countdown table={state.table} leftMs={state.leftMs} />
          <Stage play={play} />
          <Choices play={play} game={game} />
          <StakePanel play={play} game={game} />
        </form>
        <div className={styles.aside}>
          <MyBets bets={state.mine} />
          <Results results={state.table.results} />
          <Rules game={game} shared />
        </div>
      </div>
    </>
  )
}
