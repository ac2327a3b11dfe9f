import type { Seal } from '@camellia/db/sealed'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import { type MemberStatus, numberOf } from './member.rules'

export interface MemberFields {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly birthday: string | null
  readonly email: string | null
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly status: number
  readonly roleId: RoleId
  readonly role: string
  readonly parentId: MemberId | null
  readonly bank: string | null
  readonly depositor: string | null
  readonly accountSealed: Buffer | null
  readonly phoneSealed: Buffer | null
}

/** Locked until the transaction ends: what is compared is what is changed. */
export async function lockMember(tx: AppTx, id: MemberId): Promise<MemberFields | undefined> {
  const [row] = await tx.sql<MemberFields[]>`
    select m.id, m.code, m.name, m.first_name as "firstName", m.last_name as "lastName",
           m.birthday::text, m.email, m.kind, m.status, m.role_id as "roleId", r.name as role,
           m.parent_id as "parentId", m.bank, m.depositor, m.account_sealed as "accountSealed",
           m.phone_sealed as "phoneSealed"
    from member m join role r on r.id = m.role_id where m.id = ${id} for update of m`
  return row
}

export type MemberChange = Partial<{
  name: string
  first_name: string
  last_name: string
  birthday: string | null
  email: string | null
  role_id: RoleId
  phone_sealed: Buffer
  phone_print: Buffer
  bank: string
  depositor: string
  account_sealed: Buffer
  account_print: Buffer
}>

export async function saveMember(tx: AppTx, id: MemberId, change: MemberChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx.sql`update member set ${tx.sql(change as Record<string, never>)} where id = ${id}`
}

/** Only from a state that allows it; the ids that changed come back. */
export async function saveStatus(
  tx: AppTx,
  change: {
    readonly ids: readonly MemberId[]
    readonly from: readonly MemberStatus[]
    readonly to: MemberStatus
    readonly reason: string
  },
): Promise<readonly MemberId[]> {
  const from = change.from.map(numberOf)
  const rows = await tx.sql<{ id: MemberId }[]>`
    update member set status = ${numberOf(change.to)}, reason = ${change.reason}
    where id in ${tx.sql(change.ids)} and status in ${tx.sql(from)} returning id`
  return rows.map(({ id }) => id)
}

/** Those who still have or ask for money, or have someone below who is not deleted. */
export async function selectUndeletable(
  tx: AppTx,
  ids: readonly MemberId[],
): Promise<readonly MemberId[]> {
  const rows = await tx.sql<{ id: MemberId }[]>`
    select m.id from member m
    where m.id in ${tx.sql(ids)} and (
      exists (select 1 from wallet w
              where w.member_id = m.id and (w.cash, w.point, w.hold) <> (0, 0, 0))
      or exists (select 1 from transaction t
                 where t.member_id = m.id and t.status = 'PENDING')
      or exists (select 1 from member c where c.parent_id = m.id and c.status <> 3))`
  return rows.map(({ id }) => id)
}

/** PostgreSQL's number for an array of text. */
const TEXTS = 1009

interface SheetTexts {
  readonly code: string
  readonly email: string
  readonly phone: string
  readonly account: string
}

/** What of a sheet somebody has already, anywhere on the site, in small letters. */
export async function selectTaken(
  tx: AppTx,
  rows: readonly SheetTexts[],
  seal: Seal,
): Promise<Record<keyof SheetTexts, Set<string>>> {
  const said = (key: keyof SheetTexts) =>
    rows.map((row) => row[key].toLowerCase()).filter((text) => text !== '')
  const prints = (key: 'phone' | 'account') =>
    new Map(said(key).map((text) => [seal.print(text).toString('hex'), text]))
  const [phones, accounts] = [prints('phone'), prints('account')]
  const texts = (of: Iterable<string>) => tx.sql.array([...of], TEXTS)
  const found = await tx.sql<{ what: keyof SheetTexts; said: string }[]>`
    select what, said from member_taken(${texts(said('code'))}, ${texts(said('email'))},
      ${texts(phones.keys())}, ${texts(accounts.keys())})`
  const taken = {
    code: new Set<string>(),
    email: new Set<string>(),
    phone: new Set<string>(),
    account: new Set<string>(),
  }
  for (const { what, said: text } of found) {
    taken[what].add(
      { ...Object.fromEntries(phones), ...Object.fromEntries(accounts) }[text] ?? text,
    )
  }
  return taken
}
