import { connect, type Sql } from '@camellia/db/connect'
import { p99 } from './load'

/** The design everyone writes first: eight statements and their round trips in one transaction. */
async function bet(sql: Sql, member: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select id from session where member_id = ${member} and ended_at is null limit 1`
    const [wallet] = await tx<{ cash: number; cash_seq: number }[]>`
      select cash, cash_seq from wallet where member_id = ${member} for update`
    await tx`select open from game where code = 'odd-even'`
    await tx`update wallet set cash = cash - 1000 where member_id = ${member}`
    await tx`insert into naive_entry (member_id, amount, before)
             values (${member}, -1000, ${wallet?.cash ?? 0})`
    await tx`update wallet set cash = cash + 1000 where member_id = ${member}`
    await tx`insert into naive_entry (member_id, amount, before)
             values (${member}, 1000, ${(wallet?.cash ?? 0) - 1_000})`
    await tx`insert into naive_round (member_id, stake, win) values (${member}, 1000, 1000)`
  })
}

export async function runNaive(
  ownerUrl: string,
  run: { readonly concurrent: number; readonly seconds: number; readonly pick: () => number },
): Promise<{ readonly perSecond: number; readonly p99Ms: number }> {
  const sql = connect(ownerUrl, { max: run.concurrent })
  await sql`create table if not exists naive_entry (
    id bigint generated always as identity primary key, member_id bigint, amount bigint,
    before bigint, at timestamptz default now())`
  await sql`create table if not exists naive_round (
    id bigint generated always as identity primary key, member_id bigint, stake bigint, win bigint,
    at timestamptz default now())`
  const until = performance.now() + run.seconds * 1_000
  const times: number[] = []
  const player = async () => {
    while (performance.now() < until) {
      const asked = performance.now()
      await bet(sql, run.pick())
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: run.concurrent }, player))
  await sql.end()
  return { perSecond: times.length / run.seconds, p99Ms: p99(times) }
}
