import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export interface DetailsRow {
  readonly code: string
  readonly name: string
  readonly roleType: 'PARTNER' | 'USER' | 'MEMBER'
  readonly roleName: string | null
  readonly email: string | null
  readonly phoneSealed: Buffer | null
  readonly bank: string | null
  readonly depositor: string | null
  readonly accountSealed: Buffer | null
  readonly withdrawPassword: boolean
  readonly createdAt: Date
}

export async function selectDetails(tx: AppTx, member: MemberId): Promise<DetailsRow | undefined> {
  const [row] = await tx.sql<DetailsRow[]>`
    select m.code, m.name, m.kind as "roleType", r.name as "roleName", m.email,
           m.phone_sealed as "phoneSealed", m.bank, m.depositor,
           m.account_sealed as "accountSealed",
           m.withdraw_password_hash is not null as "withdrawPassword",
           m.created_at as "createdAt"
    from member m left join role r on r.id = m.role_id where m.id = ${member}`
  return row
}

export interface FriendRow {
  readonly name: string
  readonly joinedAt: Date
  readonly status: number
}

export async function selectFriends(
  tx: AppTx,
  member: MemberId,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<FriendRow[]> {
  return tx.sql<FriendRow[]>`
    select name, created_at as "joinedAt", status from member
    where invited_by = ${member}
    order by created_at desc, id desc limit ${size} offset ${(page - 1) * size}`
}

export async function countFriends(tx: AppTx, member: MemberId): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from member where invited_by = ${member}`
  return row?.count ?? 0
}
