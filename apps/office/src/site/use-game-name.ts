import { useEndpoint } from '@camellia/client/hooks'
import { listGames } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { useCallback } from 'react'

/** Titles in the language that is on; the catalogue is asked for once. */
export function useGameName(): (code: string | null) => string {
  const { language } = useTexts()
  const { data } = useEndpoint(listGames, {})
  return useCallback(
    (code) => {
      if (code === null) return '—'
      const names = data?.find((game) => game.code === code)?.names
      return names?.[language] ?? names?.en ?? code
    },
    [data, language],
  )
}
