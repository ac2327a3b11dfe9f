import { useEndpoint } from '@camellia/client/hooks'
import { type Game, listGames } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { useCallback } from 'react'

export interface Games {
  readonly games: readonly Game[]
  readonly loading: boolean
  readonly nameOf: (code: string) => string
}

/** The catalogue, with names in the language that is on. */
export function useGames(): Games {
  const { language } = useTexts()
  const { data: games = NONE, isPending } = useEndpoint(listGames, {})
  const nameOf = useCallback(
    (code: string) => {
      const names = games.find((game) => game.code === code)?.names
      return names?.[language] ?? names?.en ?? code
    },
    [games, language],
  )
  return { games, loading: isPending, nameOf }
}

const NONE: readonly Game[] = []

export function gameHref(code: string): string {
  return `/game?code=${encodeURIComponent(code)}`
}

export function demoHref(code: string): string {
  return `${gameHref(code)}&demo=1`
}
