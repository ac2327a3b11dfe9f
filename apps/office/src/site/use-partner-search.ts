import { useEndpoint } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { findPartner } from '@camellia/contract/member-tree'
import { useMemo } from 'react'
import type { ShownMember } from './member-option'
import { usePaused } from './use-paused'
import type { Search } from './use-picker'

export type FoundPartner = OutputOf<typeof findPartner>[number] & ShownMember

/** Partners of one's own tree whose id or name begins like this. */
export function usePartnerSearch(text: string): Search<FoundPartner> {
  const wanted = text.trim().slice(0, 40)
  const asked = usePaused(wanted)
  const enabled = asked !== '' && wanted !== ''
  const { data, isFetching } = useEndpoint(findPartner, { text: asked || '-' }, { enabled })
  const found = useMemo(() => (enabled ? (data ?? []).map(shown) : []), [data, enabled])
  return { found, searching: wanted !== '' && (isFetching || asked !== wanted), asked }
}

function shown(partner: OutputOf<typeof findPartner>[number]): FoundPartner {
  const { path, roleName } = partner
  return {
    ...partner,
    note: roleName,
    line: path.slice(0, -1),
    roleType: 'PARTNER',
    status: 'NORMAL',
  }
}
