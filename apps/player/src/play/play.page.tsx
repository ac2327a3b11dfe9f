import { useTexts } from '@camellia/i18n/texts'
import { Skeleton } from '@camellia/ui/skeleton'
import { EmptyState } from '@camellia/ui/states'
import { useSearch } from '@tanstack/react-router'
import { Barred } from '../site/barred'
import { gameSearch } from '../site/search'
import { useDetailTitle } from '../site/title'
import { useGames } from '../site/use-games'
import { useBar } from '../site/use-protection'
import { DemoOddEven, OddEven } from './odd-even'
import { DemoTimed, TimedOddEven } from './timed'

/** The game itself, by its code. */
export function PlayPage() {
  const { t } = useTexts()
  const { code, demo } = gameSearch(useSearch({ strict: false }))
  const { games, nameOf, loading } = useGames()
  const bar = useBar()
  const game = games.find((known) => known.code === code)
  useDetailTitle(game ? nameOf(game.code) : '')
  if (bar) return <Barred bar={bar} />
  if (loading) return <Skeleton height={420} round={24} />
  if (game?.code === 'odd-even') {
    return demo ? <DemoOddEven game={game} /> : <OddEven game={game} />
  }
  if (game?.code === 'odd-even-1m') {
    return demo ? <DemoTimed game={game} /> : <TimedOddEven game={game} />
  }
  return <EmptyState icon="dice" title={t('code.NOT_FOUND')} />
}
