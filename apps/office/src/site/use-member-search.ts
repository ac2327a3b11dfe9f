import { useEndpoint } from '@camellia/client/hooks'
import { searchMembers } from '@camellia/contract/member'
import type { FoundMember } from './found-member'
import { usePaused } from './use-paused'
import type { Search } from './use-picker'

const NONE: readonly FoundMember[] = []

export function usePartnersFound(text: string): Search<FoundMember> {
  return useMemberSearch(text, 'PARTNER')
}

/** Members below me that begin like this, asked for once the typing pauses. */
export function useMemberSearch(text: string, only?: FoundMember['roleType']): Search<FoundMember> {
  const wanted = text.trim().slice(0, 40)
  const asked = usePaused(wanted)
  const enabled = asked !== '' && wanted !== ''
  const input = { text: asked || '-', ...(only && { kind: only }) }
  const { data, isFetching } = useEndpoint(searchMembers, input, { enabled })
  return {
    found: enabled ? (data ?? NONE) : NONE,
    searching: wanted !== '' && (isFetching || asked !== wanted),
    asked,
  }
}
