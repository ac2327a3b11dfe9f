import type { OutputOf } from '@camellia/contract/endpoint'
import type { searchMembers } from '@camellia/contract/member'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Deed } from './deeds'

export type FoundMember = OutputOf<typeof searchMembers>[number]

const LISTS = { MEMBER: '/members', PARTNER: '/partners', USER: '/users' } as const

/** Opens the panel of someone who was found, beside the list they belong to. */
export function useShowMember(): (
  member: Pick<FoundMember, 'id' | 'roleType'>,
  deed?: Deed,
) => void {
  const navigate = useNavigate()
  return useCallback(
    ({ id, roleType }, deed) =>
      void navigate({ to: LISTS[roleType], search: { id, ...(deed && { do: deed }) } }),
    [navigate],
  )
}
