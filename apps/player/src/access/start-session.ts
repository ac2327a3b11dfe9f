import { updateSession } from '@camellia/client/session'
import { EVERYONES_ABILITIES } from '@camellia/contract/abilities'
import type { login } from '@camellia/contract/access'
import type { OutputOf } from '@camellia/contract/endpoint'

export type Admitted = OutputOf<typeof login> & { readonly viewedBy?: string }

/** Keeps who came in; someone who only looks is kept in this tab alone. */
export function startSession(reply: Admitted): void {
  const { accessToken, userData, permissions, viewedBy = '' } = reply
  updateSession({
    isAuth: true,
    accessToken,
    code: userData.code,
    name: userData.name,
    role: userData.roleType,
    balance: userData.balance,
    point: userData.point,
    version: 0,
    unread: 0,
    permissions: [...EVERYONES_ABILITIES, ...permissions],
    viewedBy,
  })
}
