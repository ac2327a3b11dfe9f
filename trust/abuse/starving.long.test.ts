import { randomUUID } from 'node:crypto'
import { partnerTicket, profile } from '@camellia/contract/access'
import * as coin from '@camellia/contract/coin'
import { listBroadcasts, sendBroadcast } from '@camellia/contract/message'
import { listFailures } from '@camellia/contract/system'
import { csvLine } from '@camellia/kernel/csv'
import { newId } from '@camellia/ledger/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookOnce } from '../../apps/server/src/coin/coin-watch'
import { createSimulator } from '../../apps/server/src/coin/simulator'
import { startSite, type TestSite } from '../../apps/server/src/testing-site'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => expect(await site.close()).toEqual([]))

/** Prices somebody asked for and cancelled; by HTTP there is a bound, which T54 also tries. */
async function cancelled(count: number): Promise<void> {
  const member = site.idOf('player3')
  await site.db.system(async ({ sql }) => {
    const ids = Array.from({ length: count }, () => newId<string>())
    await sql`
      insert into transaction (id, type, member_id, amount, created_by, key, status, reason,
                               needs_two, decided_at)
      select id, 'COIN_DEPOSIT', ${member}, 10000, ${member}, id, 'REJECTED', '', false, now()
      from unnest(${ids}::uuid[]) id`
    await sql`
      insert into coin_deposit (transaction_id, member_id, coin, network, address, units, rate,
                                expires_at)
      select id, ${member}, 'PLAY', 'PLAY', 'old' || id, 1000000, 1000, now() - interval '1 hour'
      from unnest(${ids}::uuid[]) id`
  })
}

test('T54: cancelled prices do not blind the watcher of the chain', async () => {
  await cancelled(505)
  const attacker = await site.login('player3')
  const wish = { coin: 'PLAY', amount: 20_000 } as const
  const refused = await site.call(coin.requestCoin, wish, attacker)
  expect(refused).toMatchObject({ http: 429, code: 'TOO_MANY_REQUESTS' })
  const player = await site.login('player1')
  const balance = async () => (await site.call(profile, {}, player)).data.balance
  const before = await balance()
  const { data } = await site.call(coin.requestCoin, wish, player)
  await site.call(coin.simulateCoin, { id: data.transaction.id }, player)
  await site.db.system(({ sql }) => sql`update simulated_payment set at = at - interval '1 minute'`)
  await lookOnce(site.db, createSimulator(site.db))
  expect(await balance()).toBe(before + 20_000)
})

test('T55: what cannot be done does not stop what comes behind it, and staff see it', async () => {
  const admin = await site.login('admin', 'OFFICE')
  const [broken, next] = [randomUUID(), randomUUID()]
  await site.db.system(async ({ sql }) => {
    await sql`
      create function refuse_broadcast() returns trigger language plpgsql as
      'begin if new.title = ''broken'' then raise ''this one is broken''; end if; return new; end'`
    await sql`
      create trigger refuse_broadcast before update on broadcast
      for each row execute function refuse_broadcast()`
  })
  const broadcast = { target: { kind: 'ALL' }, content: 'x' } as const
  await site.call(sendBroadcast, { id: broken, title: 'broken', ...broadcast }, admin)
  await site.call(sendBroadcast, { id: next, title: 'whole', ...broadcast }, admin)
  const statuses = async () => {
    const { items } = (await site.call(listBroadcasts, { size: 10 }, admin)).data
    return Object.fromEntries(items.map(({ id, status }) => [id, status]))
  }
  await expect.poll(statuses).toMatchObject({ [broken]: 'SENDING', [next]: 'SENT' })
  const { data } = await site.call(listFailures, {}, admin)
  expect(data).toMatchObject([{ item: broken, reason: 'this one is broken' }])
})

test.each(['http://localhost:9999', 'http://127.0.0.1', 'https://localhost:3000'])(
  'T56: a page of %s does not open the hub',
  async (origin) => {
    const { token } = await site.login('player1')
    const ask = (from: string) =>
      site.player.inject({
        method: 'POST',
        url: '/hub/negotiate?negotiateVersion=1',
        headers: { authorization: `Bearer ${token}`, origin: from },
      })
    expect((await ask(origin)).statusCode).toBe(403)
    expect((await ask('http://localhost:3000')).statusCode).toBe(200)
  },
)

test('T56: a ticket to log in is carried to our own office, whatever host was asked for', async () => {
  const partner = await site.login('store1')
  const headers = { host: 'evil.example:3000' }
  const { data } = await site.call(partnerTicket, {}, { ...partner, headers })
  expect(data.url).toMatch(/^http:\/\/127\.0\.0\.1:3001\/login#c=/)
})

test.each(['＝', '＋', '－', '＠', '\u2212', '\u200b=', '\ufeff+'])(
  'T57: a name that begins with %s is no formula in a sheet',
  (sign) => {
    expect(csvLine([`${sign}cmd`])).toBe(`"'${sign}cmd"\r\n`)
  },
)
