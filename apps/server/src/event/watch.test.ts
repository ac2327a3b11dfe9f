import * as contract from '@camellia/contract/event'
import { HttpTransportType } from '@microsoft/signalr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, newClient } from '../hub/hub-kit'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { type Runner, startRunner } from './runner.service'

/** Whoever says that they look at a table is told of it; nobody else is. */

const game = 'odd-even-1m'
const NEVER = 2 ** 30

let site: TestSite
let runner: Runner
let url: string
let event: string
const clients: Client[] = []

beforeAll(async () => {
  site = await startSite()
  await site.events.runner.stop()
  const log = { warn: () => {} }
  runner = startRunner({ db: site.db, seal: site.seal, log, isLookedAt: () => true }, NEVER)
  await runner.step()
  const { table } = (await site.call(contract.readTable, { game }, {})).data
  event = table.current?.id ?? ''
  await site.db.system(async (tx) => {
    await tx.sql`alter table event disable trigger event_keeps`
    await tx.sql`update event set closes_at = now() + interval '1 hour' where id = ${event}`
    await tx.sql`alter table event enable trigger event_keeps`
  })
  url = `${await site.player.listen({ host: '127.0.0.1', port: 0 })}/hub`
})
afterAll(async () => {
  for (const { connection } of clients) await connection.stop()
  await runner.stop()
  expect(await site.close()).toEqual([])
})

async function join(code: string): Promise<Client> {
  const { token } = await site.login(code)
  const client = newClient(url, token, HttpTransportType.WebSockets)
  await client.connection.start()
  clients.push(client)
  return client
}

/** How many bets the newest push of the table told of; nothing: there was none. */
function told({ inbox }: Client): number | undefined {
  const newest = inbox.findLast(([type]) => type === 'TABLE')?.[1] as
    | { readonly table: contract.TableState }
    | undefined
  return newest?.table.current?.bets
}

let bets = 0
async function betOf(as: CallAs): Promise<void> {
  const wish = { game, event, stake: 1_000, choice: { pick: 'ODD' } } as const
  expect((await site.call(contract.placeBet, wish, as)).code).toBe('SUCCESS')
  bets += 1
}

/** Pushes arrive in order: what was for them came before this one. */
async function allHeard(client: Client, code: string): Promise<void> {
  const before = client.types().filter((type) => type === 'MARK').length
  site.hub.send({ member: site.idOf(code) }, { type: 'MARK' })
  await expect
    .poll(() => client.types().filter((type) => type === 'MARK').length)
    .toBeGreaterThan(before)
}

test('a table is told to who looks at it, from then on and until they leave', async () => {
  const other = await site.login('player3')
  const witness = await join('player2')
  await witness.connection.invoke('Watch', [game])
  const client = await join('player1')
  await betOf(other)
  await expect.poll(() => told(witness)).toBe(bets)
  await allHeard(client, 'player1')
  expect(told(client)).toBeUndefined()
  await client.connection.invoke('Watch', [game])
  await betOf(other)
  await expect.poll(() => told(client)).toBe(bets)
  await client.connection.invoke('Watch', [])
  const last = bets
  await betOf(other)
  await expect.poll(() => told(witness)).toBe(bets)
  await allHeard(client, 'player1')
  expect(told(client)).toBe(last)
})

test('what is no list of tables is refused, and changes nothing', async () => {
  const client = await join('player1')
  await client.connection.invoke('Watch', [game])
  const nonsense = [
    ...[['no-such-game'], [game, 'no-such-game'], Array(60).fill(game), [game, game]],
    ...[game, null, {}, 7, [7], [[game]]],
  ]
  for (const games of nonsense) {
    await expect(client.connection.invoke('Watch', games)).rejects.toThrow('INVALID_PARAMETER')
  }
  await expect(client.connection.invoke('Watch')).rejects.toThrow('INVALID_PARAMETER')
  await betOf(await site.login('player3'))
  await expect.poll(() => told(client)).toBe(bets)
})
