import { useEndpoint } from '@camellia/client/hooks'
import { searchMembers } from '@camellia/contract/member'
import { useEffect, useState } from 'react'
import type { FoundMember } from './found-member'

const TYPING_MS = 160
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
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), TYPING_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const enabled = asked !== '' && wanted !== ''
  const { data, isFetching } = useEndpoint(searchMembers, { text: asked || '-' }, { enabled })
  return {
    found: enabled ? (data ?? NONE) : NONE,
    searching: wanted !== '' && (isFetching || asked !== wanted),
    asked,
  }
}
