import { requestCoin, simulateCoin } from '@camellia/contract/coin'
import { bet } from '@camellia/contract/play'
import { saveLimit, takeBreak } from '@camellia/contract/protection'
import { expect } from 'vitest'
import { lookOnce } from '../coin/coin-watch'
import { createSimulator } from '../coin/simulator'
import type { Player, World } from './testing-world'

/** The steps of the model that have to do with what players bound themselves to. */

export const isOver = ({ used, most }: World, code: Player, sum: number) =>
  used[code].DEPOSIT + sum > most[code].DEPOSIT

/** A chain confirms it: nobody decides. */
export async function coin(
  world: World,
  { player: code, amount: sum }: { player: Player; amount: number },
): Promise<void> {
  const reply = await world.site.call(requestCoin, { coin: 'PLAY', amount: sum }, world.who(code))
  const expected = world.blocked.has(code)
    ? 'UNAUTHORIZED'
    : sum < 10_000
      ? 'INVALID_MIN_DEPOSIT'
      : sum > 10_000_000
        ? 'INVALID_MAX_DEPOSIT'
        : isOver(world, code, sum)
          ? 'LIMIT_REACHED'
          : 'SUCCESS'
  expect(reply.code).toBe(expected)
  if (expected !== 'SUCCESS') return
  await world.site.call(simulateCoin, { id: reply.data.transaction.id }, world.who(code))
  const { db } = world.site
  await db.system((tx) => tx.sql`update simulated_payment set at = now() - interval '1 minute'`)
  await Promise.all([lookOnce(db, createSimulator(db)), lookOnce(db, createSimulator(db))])
  world.cash[code] += sum
  world.used[code].DEPOSIT += sum
}

/** During a break nothing is bet or paid in; afterwards, and only then, it is over. */
export async function pause(
  world: World,
  { player: code, amount: sum }: { player: Player; amount: number },
): Promise<void> {
  if (world.blocked.has(code)) return
  const { site, who } = world
  await site.call(takeBreak, { days: 1 }, who(code))
  const stake = Math.min(1_000_000, Math.max(1_000, sum - (sum % 100)))
  const input = { game: 'odd-even', stake, choice: { pick: 'ODD' } } as const
  expect((await site.call(bet, input, who(code))).code).toBe('SELF_EXCLUDED')
  const wish = { coin: 'PLAY' as const, amount: 10_000 }
  expect((await site.call(requestCoin, wish, who(code))).code).toBe('SELF_EXCLUDED')
  await site.db.system(async (tx) => {
    await tx.sql`alter table protection disable trigger protection_keeps`
    await tx.sql`update protection set break_until = null where member_id = ${site.idOf(code)}`
    await tx.sql`alter table protection enable trigger protection_keeps`
  })
}

/** A bound with some room left, or none at all: what is wider begins a day later. */
export async function bound(
  world: World,
  one: { player: Player; kind: 'DEPOSIT' | 'LOSS'; room: number | null },
): Promise<void> {
  const { player: code, kind, room } = one
  if (world.blocked.has(code)) return
  const value = room === null ? null : Math.max(1, world.used[code][kind] + room)
  const input = { kind, period: 'DAY' as const, value }
  expect((await world.site.call(saveLimit, input, world.who(code))).code).toBe('SUCCESS')
  const wanted = value ?? Number.MAX_SAFE_INTEGER
  const member = world.site.idOf(code)
  if (room === null) {
    await world.site.db.system(
      (tx) => tx.sql`
        update play_limit set next_at = now() where member_id = ${member} and kind = ${kind}`,
    )
  }
  if (room === null || wanted < world.most[code][kind]) world.most[code][kind] = wanted
}
