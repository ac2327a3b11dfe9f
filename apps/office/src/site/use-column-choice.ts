import { useSession } from '@camellia/client/session'
import { useState } from 'react'

/** Each person's own choice of the columns of a list, kept in this browser. */
export function useColumnChoice(
  list: string,
  { known, usual }: { readonly known: readonly string[]; readonly usual: readonly string[] },
) {
  const { code } = useSession('code')
  const place = `columns.${list}.${code}`
  const [shown, setShown] = useState(() => keptIn(place, known) ?? new Set(usual))
  return {
    shown,
    change: (chosen: ReadonlySet<string>) => {
      localStorage.setItem(place, JSON.stringify([...chosen]))
      setShown(new Set(chosen))
    },
    reset: () => {
      localStorage.removeItem(place)
      setShown(new Set(usual))
    },
  }
}

/** What is kept may be of an older version, or not be ours at all. */
function keptIn(place: string, known: readonly string[]): Set<string> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return Array.isArray(kept) ? new Set(known.filter((key) => kept.includes(key))) : undefined
  } catch {
    return undefined
  }
}
