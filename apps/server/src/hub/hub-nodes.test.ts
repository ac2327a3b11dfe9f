import type { MemberId } from '@camellia/kernel/ids'
import { HttpTransportType } from '@microsoft/signalr'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Bus } from './bus'
import type { Audience } from './hub-audience'
import {
  type Client,
  newClient,
  person,
  READ_DEPOSIT,
  startNode,
  type TestNode,
  testBus,
} from './hub-kit'

/**
 * 1 headquarters ─ 10 branch ─ 11 agency ─ 100 player
 *                └ 20 branch ─────────────── 200 player
 */
const OFFICE = { site: 'OFFICE', abilities: [READ_DEPOSIT] } as const
const PEOPLE = {
  headquarters: person(1, OFFICE),
  branch: person(10, OFFICE),
  agency: person(11, OFFICE),
  otherBranch: person(20, OFFICE),
  /** Staff of the first branch: sees its subtree. */
  clerk: person(12, { ...OFFICE, scopeId: 10 as MemberId }),
  /** The same, without the ability. */
  trainee: person(13, { ...OFFICE, scopeId: 10 as MemberId, abilities: [] }),
  player: person(100),
  otherPlayer: person(200),
}
type Name = keyof typeof PEOPLE
const NAMES = Object.keys(PEOPLE) as Name[]
const PATH = [1, 10, 11, 100] as MemberId[]

let buses: Bus[] = []
let nodes: TestNode[] = []
const clients = new Map<Name, Client>()

beforeAll(async () => {
  const channel = `nodes_${process.pid}`
  buses = await Promise.all([testBus(channel), testBus(channel)])
  const sessions = new Map(Object.values(PEOPLE))
  nodes = await Promise.all(buses.map((bus) => startNode(sessions, { bus })))
  for (const [index, name] of NAMES.entries()) {
    const url = nodes[index % 2]?.url ?? ''
    const client = newClient(url, PEOPLE[name][0], HttpTransportType.WebSockets)
    await client.connection.start()
    clients.set(name, client)
  }
})
afterAll(async () => {
  for (const { connection } of clients.values()) await connection.stop()
  for (const node of nodes) await node.stop()
  for (const bus of buses) await bus.close()
})

const inboxOf = (name: Name) => clients.get(name)?.inbox ?? []

/** Each node keeps its order, so whoever has the marks of both has all that was sent before. */
async function everyoneHasMark(mark: string): Promise<void> {
  for (const { hub, port } of nodes) {
    for (const name of NAMES) {
      hub.send({ member: PEOPLE[name][1].memberId }, { type: 'MARK', mark, port })
    }
  }
  const marks = nodes.map(({ port }) => ['MARK', { mark, port }])
  await vi.waitFor(() => {
    for (const name of NAMES) expect(inboxOf(name)).toEqual(expect.arrayContaining(marks))
  })
}

const AUDIENCES: { audience: Audience; reaches: Name[]; called: string }[] = [
  { called: 'one player', audience: { member: 100 as MemberId }, reaches: ['player'] },
  { called: 'another player', audience: { member: 200 as MemberId }, reaches: ['otherPlayer'] },
  {
    called: 'one session',
    audience: { session: PEOPLE.agency[1].sessionId },
    reaches: ['agency'],
  },
  {
    called: 'staff above one player',
    audience: { above: PATH, ability: READ_DEPOSIT },
    reaches: ['headquarters', 'branch', 'agency', 'clerk'],
  },
  {
    called: 'staff above another player',
    audience: { above: [1, 20, 200] as MemberId[], ability: READ_DEPOSIT },
    reaches: ['headquarters', 'otherBranch'],
  },
]

test.each(['BALANCE', 'MESSAGE', 'ALARM', 'PERMISSION', 'QUEUE'])(
  '%s reaches its addressees on both nodes once, and nobody else',
  async (type) => {
    await everyoneHasMark(`before ${type}`)
    for (const name of NAMES) inboxOf(name).length = 0
    for (const { audience, called } of AUDIENCES) {
      nodes.forEach(({ hub }, from) => {
        hub.send(audience, { type, called, from })
      })
    }
    await everyoneHasMark(`after ${type}`)
    for (const name of NAMES) {
      const expected = AUDIENCES.filter(({ reaches }) => reaches.includes(name)).flatMap(
        ({ called }) => [0, 1].map((from) => `${type} ${called} from ${from}`),
      )
      const got = inboxOf(name)
        .filter(([got]) => got !== 'MARK')
        .map(([got, push]) => {
          const { called, from } = push as { called: string; from: number }
          return `${got} ${called} from ${from}`
        })
      expect(got.toSorted(), name).toEqual(expected.toSorted())
    }
  },
)

test('a logout said on one node ends the connection on the other within a second', async () => {
  const closed = new Promise((resolve) => clients.get('otherPlayer')?.connection.onclose(resolve))
  const here = nodes.find(({ hub }) => !hub.connectedMembers().includes(200 as MemberId))
  const startedAt = performance.now()
  here?.hub.send({ member: 200 as MemberId }, { type: 'LOGOUT', text: '' })
  await closed
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  await vi.waitFor(() => {
    expect(nodes.reduce((sum, { hub }) => sum + hub.connected(), 0)).toBe(NAMES.length - 1)
  })
})
