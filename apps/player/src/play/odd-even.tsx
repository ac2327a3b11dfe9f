import type { Game } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { type FormEvent, useEffect } from 'react'
import { PageTitle } from '../site/section'
import { useGames } from '../site/use-games'
import { Choices } from './choices'
import styles from './odd-even.module.css'
import { oddsOf, type Pick } from './odd-even.rules'
import { RoundHistory } from './round-history'
import { Rules } from './rules'
import { Stage } from './stage'
import { StakePanel } from './stake-panel'
import { useOddEven } from './use-odd-even'

export function OddEven({ game }: { readonly game: Game }) {
  const { t, number, percent } = useTexts()
  const { nameOf } = useGames()
  const play = useOddEven(game)
  usePickKeys(play.setPick)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void play.place()
  }
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
          <Stage play={play} />
          <Choices play={play} game={game} />
          <StakePanel play={play} game={game} />
        </form>
        <div className={styles.aside}>
          <RoundHistory />
          <Rules game={game} />
        </div>
      </div>
    </>
  )
}

/** The arrows choose what lies on their side, wherever the focus is but in a text. */
function usePickKeys(setPick: (pick: Pick) => void): void {
  const { dir } = useTexts()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (target.closest('[role=dialog], [role=menu], input:not([type=radio]), select')) return
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      const first = (event.key === 'ArrowLeft') === (dir === 'ltr')
      const pick: Pick = first ? 'ODD' : 'EVEN'
      setPick(pick)
      document.getElementById(`pick-${pick}`)?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [dir, setPick])
}
