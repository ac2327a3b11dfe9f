import type { AppTx } from '../http/tell'

/** A question about what is there now, for the old value and for the new one. */
export type Count = (tx: AppTx, value: unknown) => Promise<number>

/** Requests that wait for a decision and are so large that two people decide. */
export const countWaitingTwo: Count = (tx, from) =>
  one(tx.sql`
    select count(*) from transaction
    where status = 'PENDING' and type <> 'POINT_CONVERT' and amount >= ${Number(from)}`)

/** Gifts that wait and are so large that two people decide. */
export const countGiftsTwo: Count = (tx, from) =>
  one(tx.sql`
    select count(*) from gift where status = 'PENDING' and amount > ${Number(from)}`)

/** Requests of the last thirty days that would have been refused. */
export function countRefused(type: 'DEPOSIT' | 'WITHDRAW', bound: 'MIN' | 'MAX'): Count {
  return (tx, value) =>
    one(tx.sql`
      select count(*) from transaction
      where type = ${type} and created_at > now() - interval '30 days'
        and ${bound === 'MIN' ? tx.sql`amount < ${Number(value)}` : tx.sql`amount > ${Number(value)}`}`)
}

/** People of the office who would have to set up a second factor. */
export const countWithoutFactor: Count = async (tx, value) =>
  value !== 'office'
    ? 0
    : one(tx.sql`
        select count(*) from member m
        where m.kind in ('PARTNER', 'USER') and m.status = 0
          and not exists (select 1 from two_factor f
                          where f.member_id = m.id and f.confirmed_at is not null)`)

/** Those who have signed up wait on for somebody, whatever is chosen for the next ones. */
export const countSignups: Count = (tx) => one(tx.sql`select count(*) from member where status = 1`)

/** Members whose bank is not in the list: they keep it until they change it. */
export const countBankGone: Count = (tx, banks) =>
  one(tx.sql`
    select count(*) from member
    where status <> 3 and bank is not null
      and bank <> all (${Array.isArray(banks) ? banks.map(String) : []}::text[])`)

/** Office screens that are open now and that the lock would be for. */
export const countOfficeSessions: Count = async (tx, minutes) =>
  minutes === null
    ? 0
    : one(tx.sql`
        select count(*) from session
        where site = 'OFFICE' and ended_at is null and expires_at > now()`)

async function one(asked: Promise<readonly unknown[]>): Promise<number> {
  const [row] = (await asked) as readonly { readonly count: number }[]
  return row?.count ?? 0
}
