import { useEndpoint } from '@camellia/client/hooks'
import { searchMembers } from '@camellia/contract/member'
import type { FoundMember } from './found-member'
import { usePaused } from './use-paused'

const NONE: readonly FoundMember[] = []

export interface MemberSearch {
  readonly found: readonly FoundMember[]
  readonly searching: boolean
  /** The text these were found for; the box may be ahead of it. */
  readonly asked: string
}

/** Members below me that begin like this, asked for once the typing pauses. */
export function useMemberSearch(text: string): MemberSearch {
  const wanted = text.trim().slice(0, 40)
  const asked = usePaused(wanted)
  const enabled = asked !== '' && wanted !== ''
  const { data, isFetching } = useEndpoint(searchMembers, { text: asked || '-' }, { enabled })
  return {
    found: enabled ? (data ?? NONE) : NONE,
    searching: wanted !== '' && (isFetching || asked !== wanted),
    asked,
  }
}
