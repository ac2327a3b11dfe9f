import { randomUUID } from 'node:crypto'
import { ENGINES } from '@camellia/engines/games'
import type { BookTables } from '@camellia/engines/slot/book'
import { drawFrom } from '@camellia/engines/stream'
import { won } from '@camellia/kernel/won'
import type { Send } from '../fuzz/send'
import type { Player } from './honest'

export interface Foreseen {
  readonly tries: number
  readonly figures: readonly string[]
  readonly violations: readonly string[]
}

interface Field {
  readonly send: Send
  readonly site: string
  readonly players: readonly Player[]
  readonly books: BookTables
}

const GAME = 'thunder-pantheon'
const STAKE = 200
const BOUGHT = { game: GAME, stake: 200_000, choice: { buy: true }, variant: '96' }
const PLAIN = { game: GAME, stake: STAKE, choice: {}, variant: '96' }
/** Refused bets on each nonce before it is played. */
const PER_NONCE = 8
/** Rank correlations of independent things stay within this many standard errors. */
const NOISE = 4

/** A nonce that was asked about in vain, what that took, and what would have come of it. */
interface Probe {
  readonly nonce: number
  readonly ms: number
}

/**
 * The attack that took 1.91 times its stakes from the first release: bets that are refused are
 * sent on a nonce, and their time is taken. Later, when the seed is shown, it is looked at whether
 * the time told anything of the round that would have been.
 */
export async function foresee(field: Field, nonces: number): Promise<Foreseen> {
  const seen: { readonly ms: number; readonly size: number; readonly times: number }[] = []
  for (const player of field.players) {
    const probes = await probe(field, player, nonces)
    const seeds = await reveal(field, player)
    for (const { ms, nonce } of probes) seen.push({ ms, ...wouldBe(field.books, seeds, nonce) })
  }
  const error = 1 / Math.sqrt(seen.length - 1)
  const rank = correlation(ranks(seen.map(({ ms }) => ms)), ranks(seen.map(({ size }) => size)))
  const slowest = seen.toSorted((a, b) => b.ms - a.ms).slice(0, Math.ceil(seen.length / 4))
  const figures = [
    `${seen.length * PER_NONCE} refused bets on ${seen.length} nonces: rank correlation of time ` +
      `and size ${rank.toFixed(3)} (noise ${(NOISE * error).toFixed(3)})`,
    `the slowest quarter would have paid ${meanOf(slowest).toFixed(2)} of its price, ` +
      `all ${meanOf(seen).toFixed(2)}`,
  ]
  const told = Math.abs(rank) > NOISE * error
  const violations = told ? [`the time of a refusal tells of the outcome: ${rank.toFixed(3)}`] : []
  return { tries: seen.length * PER_NONCE, figures, violations }
}

async function probe(field: Field, player: Player, nonces: number): Promise<readonly Probe[]> {
  const used = randomUUID()
  const first = await ask(field, player, '/play/bet', PLAIN, used)
  const probes: Probe[] = []
  let nonce = first.data?.round.nonce ?? -1
  for (let n = 0; n < nonces; n++) {
    const times: number[] = []
    for (let at = 0; at < PER_NONCE; at++) times.push(await refusedMs(field, player, at, used))
    const played = await ask(field, player, '/play/bet', PLAIN, randomUUID())
    const { round } = played.data ?? {}
    if (!round || round.nonce !== nonce + 1) throw new Error(`a nonce was lost: ${played.code}`)
    nonce = round.nonce
    probes.push({ nonce, ms: median(times) })
  }
  return probes
}

/** Refused in the three ways that were tried: too dear, a key used before, a gift made up. */
async function refusedMs(field: Field, player: Player, n: number, used: string): Promise<number> {
  const ways = [
    [BOUGHT, randomUUID()],
    [{ ...PLAIN, choice: { buy: true } }, used],
    [{ ...PLAIN, gift: randomUUID() }, randomUUID()],
  ] as const
  const [body, key] = ways[n % ways.length] ?? ways[0]
  const { code, ms } = await ask(field, player, '/play/bet', body, key)
  if (code === 'SUCCESS') throw new Error('a bet that had to be refused was accepted')
  return ms
}

interface Shown {
  readonly serverSeed: string
  readonly clientSeed: string
}

async function reveal(field: Field, player: Player): Promise<Shown> {
  const next = (await ask(field, player, '/fairness/next', {})).data?.next?.id
  const rotation = { next, clientSeed: randomUUID() }
  const { data, code } = await ask(field, player, '/fairness/rotation', rotation)
  if (!data?.revealed) throw new Error(`the seed was not shown: ${code}`)
  return data.revealed
}

/** The bought round of that nonce: how much there was to compute, and what it would have paid. */
function wouldBe(tables: BookTables, { serverSeed, clientSeed }: Shown, nonce: number) {
  const seeds = { serverSeed: Buffer.from(serverSeed, 'hex'), clientSeed, nonce, game: GAME }
  const draw = drawFrom({ ...seeds, stream: 2 })
  const stake = won(STAKE)
  const played = ENGINES[GAME]?.play({ stake, choice: { buy: true }, draw, variant: '96', tables })
  if (!played) throw new Error(`there is no ${GAME}`)
  const { events } = played.outcome as { readonly events: readonly unknown[] }
  return { size: events.length, times: played.win / played.cost }
}

interface Reply {
  readonly code: string
  readonly ms: number
  readonly data: {
    readonly round: { readonly nonce: number }
    readonly next: { readonly id: string } | null
    readonly revealed: Shown | null
  } | null
}

async function ask(
  { send, site }: Field,
  { token, from }: Player,
  path: string,
  body: object,
  key = '',
): Promise<Reply> {
  const { text, ms } = await send({
    ...{ url: `${site}/api${path}`, method: 'POST', from, body: JSON.stringify(body) },
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(key && { 'idempotency-key': key }),
    },
  })
  return { ...JSON.parse(text || '{}'), ms }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

function meanOf(seen: readonly { readonly times: number }[]): number {
  return seen.reduce((sum, { times }) => sum + times, 0) / seen.length
}

/** Equal values share the middle of their ranks. */
export function ranks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value)
  const found = new Array<number>(values.length)
  for (let from = 0; from < order.length; ) {
    let to = from
    while (order[to + 1]?.value === order[from]?.value) to++
    for (let i = from; i <= to; i++) found[order[i]?.at ?? 0] = (from + to) / 2
    from = to + 1
  }
  return found
}

export function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  let [both, squareA, squareB] = [0, 0, 0]
  for (const [i, value] of a.entries()) {
    const [x, y] = [value - meanA, (b[i] ?? 0) - meanB]
    both += x * y
    squareA += x * x
    squareB += y * y
  }
  return both / Math.sqrt(squareA * squareB || 1)
}
