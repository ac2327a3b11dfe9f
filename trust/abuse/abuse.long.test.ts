import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../../apps/server/src/testing-site'
import { createSender, hasManyAddresses } from '../fuzz/send'
import { floodDocs, floodHub, floodLists, floodPipelined, sendDeep, sendHuge } from './floods'
import { enter } from './honest'
import { trickle } from './lines'
import { type Attack, address, errorsOf, type Field, suffer } from './part'

const SECONDS = 3

let site: TestSite
let field: Field
let attacker = ''
const { send, close } = createSender()

beforeAll(async () => {
  site = await startSite()
  await site.player.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(site.player.server.address() as AddressInfo).port}`
  const many = await hasManyAddresses()
  const from = (n: number) => (many ? address(n) : '127.0.0.1')
  const codes = ['player1', 'player2', 'player3']
  const players = await Promise.all(
    codes.map((code, n) => enter(send, url, { code, from: from(200_000 + n) })),
  )
  const [, , third] = players
  attacker = third?.token ?? ''
  field = { send, site: url, address: from, players: players.slice(0, 2) }
})
afterAll(async () => {
  close()
  expect(await site.close()).toEqual([])
})

const attacks: readonly Attack[] = [
  { name: 'slow heads', seconds: SECONDS, run: (at) => trickle(at, 'head', 200) },
  { name: 'slow bodies', seconds: SECONDS, run: (at) => trickle(at, 'body', 200) },
  { name: 'bodies of 10 MB', seconds: SECONDS, run: (at) => sendHuge(at, field) },
  { name: 'deep JSON', seconds: SECONDS, run: (at) => sendDeep(at, field) },
  { name: 'the description of the calls', seconds: SECONDS, run: (at) => floodDocs(at, field) },
  {
    name: 'the longest lists',
    seconds: SECONDS,
    run: (at) => floodLists(at, field, attacker),
  },
  { name: 'pipelined requests', seconds: SECONDS, run: (at) => floodPipelined(at) },
  { name: 'handshakes', seconds: SECONDS, run: (at) => floodHub(at, field) },
]

test.each(attacks)('under $name the others play on', async (attack) => {
  const row = await suffer(field, attack, () => 0)
  expect(row.attacked.count).toBeGreaterThan(0)
  expect(errorsOf(row)).toEqual([])
})

test('a head that never ends is cut off, and the line is free again', async () => {
  const row = await suffer(
    field,
    { name: 'one slow head', seconds: 20, run: (at) => trickle(at, 'head', 1) },
    () => 0,
  )
  expect(row.attacked.says).toContain('1 of 1 cut off')
})
