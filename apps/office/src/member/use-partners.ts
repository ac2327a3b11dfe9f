import { useEndpoint } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { findPartner } from '@camellia/contract/member-tree'
import { usePaused } from '../site/use-paused'

export type FoundPartner = OutputOf<typeof findPartner>[number]

/** Partners of one's own tree whose id or name begins like this. */
export function usePartners(text: string): {
  readonly found: readonly FoundPartner[]
  readonly searching: boolean
} {
  const wanted = text.trim()
  const asked = usePaused(wanted)
  const enabled = asked !== '' && wanted !== ''
  const { data, isFetching } = useEndpoint(findPartner, { text: asked || '-' }, { enabled })
  return { found: enabled ? (data ?? []) : [], searching: isFetching || asked !== wanted }
}
