import { useSharedEndpoint } from '@camellia/client/shared-read'
import { type Game, listGames } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import type { Code } from '@camellia/kernel/codes'
import { useCallback } from 'react'

export interface Games {
  readonly games: readonly Game[]
  readonly loading: boolean
  /** The catalogue did not come: why, and how to ask again. */
  readonly trouble: { readonly code: Code; readonly onRetry: () => void } | undefined
  readonly nameOf: (code: string) => string
}

/** The catalogue, with names in the language that is on. */
export function useGames(): Games {
  const { language } = useTexts()
  const { data, error, retry } = useSharedEndpoint(listGames, {})
  const games = data ?? NONE
  const nameOf = useCallback(
    (code: string) => {
      const names = games.find((game) => game.code === code)?.names
      return names?.[language] ?? names?.en ?? code
    },
    [games, language],
  )
  const trouble = error && !data ? { code: error.code, onRetry: retry } : undefined
  return { games, loading: !data && !error, trouble, nameOf }
}

const NONE: readonly Game[] = []

export function gameHref(code: string): string {
  return `/game?code=${encodeURIComponent(code)}`
}

/** The mathematics of every own game is played for fun as it is for money. */
const DEMO_TABLES = ['odd-even', 'odd-even-1m']

export function hasDemo({ open, slot, code }: Game): boolean {
  return open && (slot !== null || DEMO_TABLES.includes(code))
}

/** Where a tile leads: a guest can only play for fun, and is let in at once. */
export function tileHref(game: Game, isAuth: boolean): string {
  return !isAuth && hasDemo(game) ? demoHref(game.code) : gameHref(game.code)
}

export function demoHref(code: string): string {
  return `${gameHref(code)}&demo=1`
}
