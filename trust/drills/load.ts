import { setTimeout as delay } from 'node:timers/promises'
import type { RunningProduct } from '../product'

const PASSWORD = 'Camellia1!'
const AGAIN_MS = 50
const ANSWER_MS = 20_000
const PAID = 10_000
const PLAYERS = 20

/** What the product was asked and what it said, from outside over HTTP. */
export interface Tally {
  asked: number
  /** 503 NETWORK_ERROR with Retry-After: the database is away, and it says so. */
  unavailable: number
  /** Nobody answered at all. */
  silent: number
  /** When the last yes came, in milliseconds. */
  lastYes: number
  /** Acknowledged, by their ids. */
  readonly rounds: string[]
  readonly payments: string[]
  /** Answers that must not be. */
  readonly wrong: string[]
}

export interface Load {
  readonly tally: Tally
  /** Everyone finishes what they asked for, so that it is known what must be there. */
  stop(): Promise<void>
}

type Site = 'PLAYER' | 'OFFICE'

interface Reply {
  readonly http: number
  readonly code: string
  readonly data: { readonly [name: string]: unknown } | null
}

/**
 * Players bet and the head office pays them, without a pause. An answer that does not come is asked
 * for again with the same key until it is yes or no.
 */
export async function startLoad(
  product: Pick<RunningProduct, 'playerUrl' | 'officeUrl'>,
  workers: number,
): Promise<Load> {
  const tally: Tally = {
    ...{ asked: 0, unavailable: 0, silent: 0, lastYes: 0 },
    ...{ rounds: [], payments: [], wrong: [] },
  }
  const state = { over: false }
  const ask = createAsk(product, tally)
  const run = Date.now().toString(36)
  const tokens = await Promise.all(
    Array.from({ length: PLAYERS }, (_, n) => enter(ask, `player${n + 1}`)),
  )
  const staff = await login(ask, 'admin', 'OFFICE')
  const paid = await playerOne(ask, staff)
  const working = [
    ...Array.from({ length: workers }, (_, n) =>
      bets({ ask, tally, state, token: tokens[n % PLAYERS] ?? '', name: `${run}-${n}` }),
    ),
    payments({ ask, tally, state, token: staff, name: `${run}-pay` }, paid),
  ]
  return {
    tally,
    async stop() {
      state.over = true
      await Promise.all(working)
    },
  }
}

interface Worker {
  readonly ask: Ask
  readonly tally: Tally
  readonly state: { readonly over: boolean }
  readonly token: string
  readonly name: string
}

async function bets({ ask, tally, state, token, name }: Worker): Promise<void> {
  for (let n = 0; !state.over; n++) {
    const pick = n % 2 === 0 ? 'ODD' : 'EVEN'
    const bet = { game: 'odd-even', stake: 1_000, choice: { pick } }
    const reply = await untilKnown(() =>
      ask('/play/bet', bet, { site: 'PLAYER', token, key: `${name}-${n}` }),
    )
    const round = reply.data?.round as { id: string } | undefined
    if (reply.code === 'SUCCESS' && round) tally.rounds.push(round.id)
    else if (!/^(INFLUCIANT_BALANCE|TOO_MANY_REQUESTS)$/.test(reply.code)) {
      tally.wrong.push(`a bet was answered ${reply.http} ${reply.code}`)
    }
    if (reply.code !== 'SUCCESS') await delay(AGAIN_MS)
  }
}

async function payments(worker: Worker, member: number): Promise<void> {
  const { ask, tally, state, token, name } = worker
  for (let n = 0; !state.over; n++) {
    const reply = await untilKnown(() =>
      ask(
        '/payment/pay',
        { id: member, amount: PAID, memo: 'drill' },
        { site: 'OFFICE', token, key: `${name}-${n}` },
      ),
    )
    if (reply.code === 'SUCCESS') tally.payments.push(String(reply.data?.id))
    else if (reply.code !== 'TOO_MANY_REQUESTS') {
      tally.wrong.push(`a payment was answered ${reply.http} ${reply.code}`)
    }
    await delay(AGAIN_MS)
  }
}

async function untilKnown(attempt: () => Promise<Reply | undefined>): Promise<Reply> {
  for (;;) {
    const reply = await attempt()
    if (reply) return reply
    await delay(AGAIN_MS)
  }
}

/** Logs in and chooses a client seed, as a browser does before a first bet. */
async function enter(ask: Ask, code: string): Promise<string> {
  const token = await login(ask, code, 'PLAYER')
  const by = { site: 'PLAYER', token } as const
  const { data } = await untilKnown(() => ask('/fairness/next', {}, by))
  const next = (data?.next as { readonly id: string } | null)?.id
  if (!data?.active) {
    await untilKnown(() => ask('/fairness/rotation', { next, clientSeed: 'drill' }, by))
  }
  return token
}

async function login(ask: Ask, code: string, site: Site): Promise<string> {
  const reply = await untilKnown(() => ask('/auth/login', { code, password: PASSWORD }, { site }))
  const token = reply.data?.accessToken
  if (typeof token === 'string') return token
  throw new Error(`${code} cannot log in: ${reply.code}`)
}

/** The number of someone to pay. */
async function playerOne(ask: Ask, token: string): Promise<number> {
  const which = { page: 1, size: 10, below: 'ALL', sort: 'code', direction: 'ASC' }
  const reply = await untilKnown(() =>
    ask('/member/list', { ...which, search: 'player1' }, { site: 'OFFICE', token }),
  )
  const items = (reply.data?.items ?? []) as { readonly id: number; readonly code: string }[]
  const found = items.find(({ code }) => code === 'player1')
  if (!found) throw new Error(`player1 is not in the list: ${reply.http} ${reply.code}`)
  return found.id
}

type Ask = (
  path: string,
  body: object,
  by: { readonly site: Site; readonly token?: string; readonly key?: string },
) => Promise<Reply | undefined>

/** Undefined: no answer, or one that says to come again. Nobody knows whether it was done. */
function createAsk(product: Pick<RunningProduct, 'playerUrl' | 'officeUrl'>, tally: Tally): Ask {
  return async (path, body, { site, token, key }) => {
    tally.asked++
    const base = site === 'PLAYER' ? product.playerUrl : product.officeUrl
    const reply = await fetch(`${base}/api${path}`, {
      method: 'POST',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    const text = await reply?.text().catch(() => undefined)
    if (!reply || text === undefined) {
      tally.silent++
      return undefined
    }
    return read(path, reply, text, tally)
  }
}

function read(path: string, reply: Response, text: string, tally: Tally): Reply | undefined {
  const { code = '', data = null } = JSON.parse(text) as { code?: string; data?: Reply['data'] }
  const away = reply.status === 503 && code === 'NETWORK_ERROR' && reply.headers.has('retry-after')
  if (away) tally.unavailable++
  else if (reply.status >= 500) tally.wrong.push(`${path} answered ${reply.status} ${code}`)
  if (reply.status >= 500) return undefined
  if (code === 'SUCCESS') tally.lastYes = Date.now()
  return { http: reply.status, code, data }
}
