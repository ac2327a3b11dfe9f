import type { Game } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { Choices } from './choices'
import { DemoCard } from './demo-card'
import { GameHead } from './game-head'
import styles from './odd-even.module.css'
import type { Pick } from './odd-even.rules'
import { RoundHistory } from './round-history'
import { Rules } from './rules'
import { Stage } from './stage'
import { StakePanel } from './stake-panel'
import { useDemoOddEven } from './use-demo-odd-even'
import { type OddEvenPlay, useOddEven } from './use-odd-even'

export function OddEven({ game }: { readonly game: Game }) {
  const play = useOddEven(game)
  return <OddEvenTable game={game} play={play} beside={<RoundHistory />} />
}

/** The same for fun; visitors may come in too. */
export function DemoOddEven({ game }: { readonly game: Game }) {
  const play = useDemoOddEven(game)
  const card = <DemoCard code={game.code} balance={play.balance} rounds={play.rounds} />
  return <OddEvenTable game={game} play={play} beside={card} demo />
}

function OddEvenTable({
  game,
  play,
  beside,
  demo = false,
}: {
  readonly game: Game
  readonly play: OddEvenPlay
  readonly beside: ReactNode
  readonly demo?: boolean
}) {
  usePickKeys(play.setPick)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void play.place()
  }
  return (
    <>
      <GameHead game={game} demo={demo} />
      <div className={styles.columns}>
        <form className={styles.table} onSubmit={submit} noValidate>
          <Stage play={play} />
          <Choices play={play} game={game} />
          <StakePanel play={play} game={game} />
        </form>
        <div className={styles.aside}>
          {beside}
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
