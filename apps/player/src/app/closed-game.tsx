import { useTexts } from '@camellia/i18n/texts'
import { EmptyState } from '@camellia/ui/states'
import { useGames } from '../site/use-games'

/** A title that takes no bets: why, in the operator's words, and until when. */
export function ClosedGame({ code }: { readonly code: string }) {
  const { t, time, language } = useTexts()
  const { games } = useGames()
  const closure = games.find((game) => game.code === code)?.closure
  if (!closure) return <EmptyState icon="wrench" title={t('code.GAME_DISABLED')} />
  const { messages, until } = closure
  const words = messages[language] ?? messages.en ?? Object.values(messages)[0]
  const ends = until && t('checkup.until', { at: time(until) })
  return (
    <EmptyState icon="wrench" title={t('code.GAME_MAINTENANCE')}>
      <p dir="auto">{[words, ends].filter(Boolean).join(' ')}</p>
    </EmptyState>
  )
}
