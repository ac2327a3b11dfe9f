import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import type { OutputOf } from '@camellia/contract/endpoint'
import { listRoles } from '@camellia/contract/role'
import type { Refusal } from '@camellia/kernel/refusal'
import { useEffect, useRef } from 'react'

/** Others work on roles too: what they change is here a moment later. */
const EVERY_MS = 10_000

export type RolesData = OutputOf<typeof listRoles>

export interface RolesQuery {
  readonly data: RolesData | undefined
  readonly refusal: Refusal | null
  readonly pending: boolean
  readonly retry: () => void
}

/** The roles of my branch; asked again at once when what I may do changes. */
export function useRoles(): RolesQuery {
  const { permissions } = useSession('permissions')
  const { data, error, isPending, refetch } = useEndpoint(listRoles, {}, { everyMs: EVERY_MS })
  const known = useRef(permissions)
  useEffect(() => {
    if (known.current === permissions) return
    known.current = permissions
    void refetch()
  }, [permissions, refetch])
  return { data, refusal: data ? null : error, pending: isPending, retry: () => void refetch() }
}
