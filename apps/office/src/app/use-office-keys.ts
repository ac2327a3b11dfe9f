import { useSession } from '@camellia/client/session'
import { useNavigate } from '@tanstack/react-router'
import { type KeyBinding, useKeys } from '../site/keys'
import { entriesFor } from '../site/menu'
import { focusSearch } from './member-search'
import { openOverlay } from './overlay'

/** The keys that work everywhere. */
export function useOfficeKeys(): void {
  const navigate = useNavigate()
  const entries = entriesFor(useSession('permissions').permissions)
  const going: KeyBinding[] = entries.map(({ to, text, letter }) => ({
    keys: [`G ${letter}`],
    caps: ['G', letter],
    text,
    run: () => void navigate({ to }),
    global: true,
  }))
  useKeys([
    ...going,
    { keys: ['/'], caps: ['/'], text: 'keys.search', run: focusSearch, global: true },
    {
      keys: ['Mod+K'],
      caps: ['⌘K'],
      text: 'keys.palette',
      run: () => openOverlay('palette'),
      global: true,
    },
    { keys: ['?'], caps: ['?'], text: 'keys.all', run: () => openOverlay('keys'), global: true },
  ])
}
