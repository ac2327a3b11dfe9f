import { useSession } from '@camellia/client/session'
import { useState } from 'react'
import { COLUMN_KEYS, firstColumns } from './people-columns'
import type { PersonKind } from './people-search'

/** Each person's own choice of columns, kept in this browser. */
export function useColumns(kind: PersonKind) {
  const { code } = useSession('code')
  const place = `columns.${kind.toLowerCase()}.${code}`
  const [shown, setShown] = useState(() => keptColumns(place) ?? firstColumns(kind))
  return {
    shown,
    change: (chosen: ReadonlySet<string>) => {
      localStorage.setItem(place, JSON.stringify([...chosen]))
      setShown(chosen)
    },
    reset: () => {
      localStorage.removeItem(place)
      setShown(firstColumns(kind))
    },
  }
}

/** What is kept may be of an older version, or not be ours at all. */
function keptColumns(place: string): ReadonlySet<string> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    if (!Array.isArray(kept)) return undefined
    const known = kept.filter((key): key is string => COLUMN_KEYS.has(key))
    return new Set(['member', ...known])
  } catch {
    return undefined
  }
}
