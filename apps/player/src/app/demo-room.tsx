import type { SlotCode } from '@camellia/contract/play'
import { gameFaceOf } from '@camellia/stage/game-face'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { DemoRibbon } from '../game/ribbons'
import { useDemoRounds } from '../game/use-demo-rounds'
import { useExplain } from '../game/use-explain'
import { useGames } from '../site/use-games'
import type { RoundSource } from '../slot/round-source'
import { SlotGame } from '../slot/slot-game'
import { ClosedGame } from './closed-game'
import { Layout } from './layout'
import { RoomShell } from './room-shell'

/** A slot for fun; visitors may come in too. */
export function DemoRoom({ code }: { readonly code: SlotCode }) {
  const { games, nameOf } = useGames()
  const { balance, rounds, spin, seen, history: past } = useDemoRounds(code)
  const { history } = useRouter()
  const explain = useExplain()
  const leave = useCallback(() => history.push('/slot'), [history])
  const game = games.find((known) => known.code === code)
  const variant = game?.slot?.variant
  const face = useMemo(() => (variant ? gameFaceOf(code, variant) : undefined), [code, variant])
  const name = nameOf(code)
  const source = useMemo<RoundSource | undefined>(
    () => face && { face, name, balance, demo: true, spin, seen, history: past, leave, explain },
    [face, name, balance, spin, seen, past, leave, explain],
  )
  if (game && !game.open) {
    return (
      <Layout>
        <ClosedGame code={code} />
      </Layout>
    )
  }
  if (!source) return null
  return (
    <RoomShell name={name}>
      <SlotGame source={source} />
      <DemoRibbon code={code} rounds={rounds} />
    </RoomShell>
  )
}
