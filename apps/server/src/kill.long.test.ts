import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from '@camellia/db/connect'
import { startEmbedded } from '@camellia/db/embedded'
import { createDb } from '@camellia/db/tx'
import { auditLedger } from '@camellia/ledger/audit'
import { afterAll, expect, test } from 'vitest'
import { buildServer } from '../../../trust/planted/build'
import { type RunningProduct, startProduct } from '../../../trust/product'

const KILLS = 10
const WORKERS = 64
const PLAYERS = 20
const SLOT = 'crimson-fortune'

const scratch = mkdtempSync(join(tmpdir(), 'camellia-kill-'))
const dataDir = join(scratch, 'data')
mkdirSync(dataDir)
for (const folder of [scratch, dataDir]) chmodSync(folder, 0o711)
let address = ''
let product: RunningProduct | undefined

afterAll(async () => {
  await product?.kill()
  rmSync(scratch, { recursive: true, force: true })
})

const loginOf = (n: number) => ({ code: `player${n}`, password: 'Camellia1!' })

interface Envelope {
  readonly status: string
  readonly code: string
  readonly data: {
    readonly accessToken: string
    readonly round: { readonly id: string }
    readonly next: { readonly id: string }
    readonly unfinished: { readonly id: string } | null
  }
}

/** Undefined: no answer, and nobody knows whether it was done. */
async function ask(
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<Envelope | undefined> {
  try {
    const reply = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return reply.status >= 500 ? undefined : ((await reply.json()) as Envelope)
  } catch {
    return undefined
  }
}

/** Spins and bets in turn. */
function betOf(n: number): object {
  if (n % 2 === 0) return { game: SLOT, stake: 1_000, choice: {}, variant: '96' }
  return { game: 'odd-even', stake: 1_000, choice: { pick: n % 4 === 1 ? 'ODD' : 'EVEN' } }
}

/** Bets on until told to stop; an answer that did not come is asked for again with the same key. */
async function player(token: string, name: string, state: { over: boolean }): Promise<string[]> {
  const acknowledged: string[] = []
  for (let n = 0; !state.over; n++) {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `${name}-${n}` }
    const bet = betOf(n)
    let reply = await ask('/play/bet', bet, headers)
    for (; !reply; reply = await ask('/play/bet', bet, headers)) await delay(200)
    if (reply.status === 'OK') acknowledged.push(reply.data.round.id)
    else expect(['INFLUCIANT_BALANCE', 'CONFLICT', 'TOO_MANY_REQUESTS']).toContain(reply.code)
  }
  return acknowledged
}

test('the server is killed ten times under betting and no acknowledged round is lost or doubled', async () => {
  const begun = new Date()
  const bundle = await buildServer(join(scratch, 'build'), [])
  const { playerUrl, start, kill, stop } = await openProduct(bundle)
  address = playerUrl
  const tokens: string[] = []
  for (let n = 1; n <= PLAYERS; n++) {
    const token = (await ask('/auth/login', loginOf(n), {}))?.data.accessToken ?? ''
    tokens.push(token)
    const headers = { authorization: `Bearer ${token}` }
    const next = (await ask('/fairness/next', {}, headers))?.data.next.id
    await ask('/fairness/rotation', { next, clientSeed: 'mine' }, headers)
  }
  const state = { over: false }
  const betting = Array.from({ length: WORKERS }, (_, i) =>
    player(tokens[i % PLAYERS] ?? '', `worker${i}`, state),
  )
  for (let kills = 0; kills < KILLS; kills++) {
    await delay(700)
    await kill()
    await start()
  }
  state.over = true
  const acknowledged = (await Promise.all(betting)).flat()
  await expectUnfinished(tokens[0] ?? '')
  await stop()
  await expectExactly(acknowledged, begun)
}, 240_000)

/** As `npm start` runs it. */
async function openProduct(bundle: string): Promise<RunningProduct> {
  product = await startProduct({ dataDir, bundle })
  return product
}

/** Nobody has seen a spin to its end: on return the newest one is there to be shown. */
async function expectUnfinished(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const mine = await ask('/round/list', { size: 3, game: SLOT }, headers)
  const entered = await ask('/play/session', { game: SLOT }, headers)
  const listed = (mine?.data ?? { items: [] }) as unknown as { readonly items: { id: string }[] }
  const [newest] = listed.items
  expect(entered?.data.unfinished?.id).toBe(newest?.id)
}

/** Of the rounds since it began: one of the players has a past. */
async function expectExactly(acknowledged: readonly string[], begun: Date): Promise<void> {
  const cluster = await startEmbedded({ dataDir, log: () => {} })
  const owner = connect(cluster.ownerUrl, { max: 2 })
  const rows = await owner<{ id: string }[]>`
    select r.id from round r join member m on m.id = r.member_id
    where m.code like 'player%' and r.at > ${begun}`
  const report = await createDb({ app: owner, owner, say: () => {} }).system(auditLedger)
  await owner.end()
  await cluster.stop()
  expect(report.breaks).toEqual([])
  expect(report.sum).toBe(0)
  expect(acknowledged.length).toBeGreaterThan(WORKERS)
  expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged].sort())
}
