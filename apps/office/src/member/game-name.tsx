import { useEndpoint } from '@camellia/client/hooks'
import { listGames } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'

/** The title in the language that is on; the catalogue is asked for once. */
export function GameName({ code }: { readonly code: string | null }) {
  const { language } = useTexts()
  const { data } = useEndpoint(listGames, {}, { enabled: code !== null })
  if (code === null) return <span className="t3">—</span>
  const names = data?.find((game) => game.code === code)?.names
  return <span>{names?.[language] ?? names?.en ?? code}</span>
}
