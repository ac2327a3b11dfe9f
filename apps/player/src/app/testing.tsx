import { createQueries } from '@camellia/client/queries'
import { startTexts } from '@camellia/i18n/i18n'
import { startPreferences } from '@camellia/ui/preferences'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { App } from './app'
import { createPlayerRouter } from './router'

type Answer = (input: unknown) => unknown

/** What the server says to a page that asks for nothing special. */
const ORDINARY: Readonly<Record<string, Answer>> = {
  '/site': () => ({
    mode: 'play',
    defaultLanguage: 'ko',
    banner: { ko: '환영합니다' },
    supportUrl: null,
    passwordPolicy: 'generic',
    depositorScript: 'hangul',
    banks: ['가온은행', '나루은행'],
  }),
  '/home': () => ({ connected: 0, roundsToday: 0, rtpToday: null, winners: [], popular: [] }),
  '/game/vendors': () => [],
  '/game/list': () => [
    {
      code: 'odd-even',
      vendor: 'camellia',
      type: 'MINI',
      names: { ko: '홀짝', en: 'Odd/Even' },
      rtp: 9_750,
      minBet: 1_000,
      maxBet: 1_000_000,
      open: true,
      isNew: false,
      slot: null,
    },
  ],
  '/auth/login': () => ({
    accessToken: 'token',
    userData: { code: 'player1', name: '동백', balance: 50_000, point: 3_000, roleType: 'MEMBER' },
    permissions: [{ subject: 'Betting', action: 'allow' }],
  }),
  '/auth/session': () => ({
    userData: { code: 'player1', name: '동백', balance: 50_000, point: 3_000, roleType: 'MEMBER' },
    permissions: [],
    unread: 0,
  }),
  '/user/profile': () => ({ code: 'player1', name: '동백', balance: 50_000, point: 3_000 }),
  '/message/list': () => ({ items: [], total: 0, page: 1, size: 10, unread: 0 }),
  '/notice/popup': () => [],
  '/game/mine': () => ({ favourites: [], recent: [] }),
  '/gift/mine': () => [],
  '/round/list': () => ({ items: [], hasMore: false, size: 20 }),
}

/** A round of Odd or Even whose seed is still in use. */
export const ROUND = {
  id: '01a1dd29-a2ac-7fd8-8564-f00000000001',
  game: 'odd-even',
  ...{ stake: 1_000, win: 1_950, cancelStake: 0, status: 'FINISHED', gift: false },
  choice: { pick: 'ODD' },
  outcome: { ball: 7, result: 'ODD' },
  drawn: { ball: 7, result: 'ODD' },
  seedId: '01a1dd29-a2ac-7fd8-8564-f00000000002',
  ...{ commit: 'c', clientSeed: 's', nonce: 1 },
  ...{ balanceBefore: 50_000, balanceAfter: 50_950 },
  createdAt: '2026-11-15T02:00:00.000Z',
}

/** A refusal, as the server answers it. */
export class Refused {
  constructor(readonly code: string) {}
}

export interface Asked {
  readonly path: string
  readonly input: unknown
}

/** Opens the whole site at an address, with a server that answers as told. */
export async function openSite(path: string, answers: Readonly<Record<string, Answer>> = {}) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    const called = String(url).replace(/^\/api/, '')
    const input = init?.body ? JSON.parse(init.body) : {}
    asked.push({ path: called, input })
    const envelope = envelopeOf(await (answers[called] ?? ORDINARY[called])?.(input))
    return { ok: true, status: 200, json: async () => envelope }
  })
  localStorage.setItem('language', 'ko')
  window.history.pushState({}, '', path)
  startPreferences('camellia')
  await startTexts('player', async () => 'ko')
  render(<App queries={createQueries()} router={createPlayerRouter()} />)
  return { asked }
}

function envelopeOf(answer: unknown) {
  return answer instanceof Refused
    ? { status: 'ERROR', code: answer.code, message: answer.code, data: null }
    : { status: 'OK', code: 'SUCCESS', message: 'SUCCESS', data: answer ?? null }
}

/** What a browser keeps of someone who is logged in. */
export function keepSession(change: Readonly<Record<string, unknown>> = {}): void {
  const until = 8_640_000_000_000
  const session = {
    isAuth: true,
    accessToken: 'token',
    code: 'player1',
    name: '동백',
    role: 'MEMBER',
  }
  const money = { balance: 50_000, point: 3_000, version: 0, unread: 0 }
  localStorage.setItem('session', JSON.stringify({ ...session, ...money, ...change, until }))
  localStorage.setItem('userAbilityRules', '[{"subject":"user","action":"read"}]')
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }))
}
