import { updateSession } from '@camellia/client/session'
import type { loginReply } from '@camellia/contract/access'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type * as z from 'zod/mini'

export type Admitted = z.output<typeof loginReply> & { readonly viewedBy?: string }

/** Keeps the new session and goes on to where one was going. */
export function useAdmit(next: string | undefined) {
  const { history } = useRouter()
  return useCallback(
    ({ accessToken, userData, permissions, viewedBy = '' }: Admitted) => {
      const { code, name, balance, point, roleType } = userData
      updateSession({
        isAuth: true,
        accessToken,
        code,
        name,
        role: roleType,
        balance,
        point,
        version: 0,
        unread: 0,
        permissions,
        viewedBy,
      })
      history.replace(next ?? '/')
    },
    [history, next],
  )
}
