import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chooseFirstSeed } from '../bank/first-seed'
import type { Send } from '../fuzz/send'

const PASSWORD = 'Camellia1!'
/** Between two bets of one player: somebody who plays, not a program that tries. */
const PAUSE_MS = 200

export interface Honest {
  readonly bets: number
  readonly p95Ms: number
  readonly p99Ms: number
  /** Answers other than a settled round, and lines that were cut. */
  readonly errors: readonly string[]
}

export interface Player {
  readonly code: string
  readonly token: string
  readonly from: string
}

export async function enter(
  send: Send,
  player: string,
  who: { readonly code: string; readonly from: string },
): Promise<Player> {
  const body = JSON.stringify({ code: who.code, password: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const url = `${player}/api/auth/login`
  const { text, http } = await send({ url, method: 'POST', headers, body, from: who.from })
  const token = JSON.parse(text || '{}').data?.accessToken
  if (typeof token !== 'string') throw new Error(`${who.code} cannot log in: ${http} ${text}`)
  await chooseFirstSeed({
    ask: async ({ method, path }, input) => {
      const asked = { ...headers, authorization: `Bearer ${token}` }
      const url = `${player}/api${path}`
      const reply = await send({
        ...{ url, method, headers: asked, body: JSON.stringify(input), from: who.from },
      })
      return JSON.parse(reply.text || '{}')
    },
  })
  return { ...who, token }
}

export interface Apart {
  readonly site: string
  readonly players: readonly Player[]
  readonly seconds: number
}

/** The same in another process. */
export function playApart(asked: Apart): Promise<Honest> {
  const child = fork(join('trust', 'abuse', 'honest-main.ts'), { execArgv: ['--import', 'tsx'] })
  return new Promise((resolve, reject) => {
    child.once('message', (honest) => resolve(honest as Honest))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the honest players left with ${code}`)))
    child.send(asked)
  })
}

/** They bet until they are told to stop; half of them on a new line each time. */
export async function playOn(
  send: Send,
  site: string,
  { players, ends }: { readonly players: readonly Player[]; readonly ends: AbortSignal },
): Promise<Honest> {
  const times: number[] = []
  const errors: string[] = []
  const play = async ({ token, from }: Player, seat: number) => {
    while (!ends.aborted) {
      const { http, text, ms } = await send({
        url: `${site}/api/play/bet`,
        method: 'POST',
        from,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
          ...(seat % 2 === 0 && { connection: 'close' }),
        },
        body: JSON.stringify({ game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } }),
      })
      times.push(ms)
      if (!text.includes('"code":"SUCCESS"')) errors.push(`${http} ${text.slice(0, 120)}`)
      await delay(PAUSE_MS)
    }
  }
  await Promise.all(players.map(play))
  const [p95Ms, p99Ms] = [quantile(times, 0.95), quantile(times, 0.99)]
  return { bets: times.length, p95Ms, p99Ms, errors }
}

export function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0
}
