import type { OutputOf } from '@camellia/contract/endpoint'
import type { WaitingMember } from '@camellia/contract/member'
import {
  FIGURES,
  type FigureName,
  type readDashboard,
  type readToDo,
} from '@camellia/contract/report'
import { startTexts } from '@camellia/i18n/i18n'
import type { MemberId } from '@camellia/kernel/ids'
import { startPreferences } from '@camellia/ui/preferences'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { App, startQueries } from './app'
import { createOfficeRouter } from './router'

/** A refusal, as the server answers it. */
export class Refused {
  constructor(readonly code: string) {}
}

type Answer = (input: never) => unknown

const ME = { code: 'admin', name: '본사', balance: 1_000, point: 0, roleType: 'PARTNER' }
const HELD = [
  'Report.read',
  'Member.update',
  'Deposit.allow',
  'System.manage',
  'Faq.read',
  'Faq.write',
  'Notice.create',
  'Message.read',
  'Message.write',
  'user.read',
  'Ip.manage',
]
const RIGHTS = HELD.map((right) => {
  const [subject, action] = right.split('.')
  return { subject, action }
})

export const SHELL = {
  waiting: 0,
  passwords: 0,
  deposits: 0,
  withdrawals: 0,
  calls: 0,
  rtp: 0,
  payments: 0,
  accounts: 0,
  second: { DEPOSIT: 0, WITHDRAW: 0, PAYMENT: 0, ACCOUNT: 0, CALL: 0, RTP: 0 },
  inquiries: 0,
  chats: 0,
  fourEyesFrom: 1_000_000,
  balance: 1_000,
  audit: null,
  nodes: 1,
  filling: null,
}

const nothing = { now: 0, before: 0 }
/** A day on which nothing happened yet. */
export const DASHBOARD: OutputOf<typeof readDashboard> = {
  ...{ at: '2026-11-15T05:00:00.000Z', period: 'TODAY', from: '2026-11-15', to: '2026-11-15' },
  ...{ beforeUntil: '2026-11-14T05:00:00.000Z', whole: true, connected: 0 },
  line: { id: 1 as MemberId, code: 'admin', name: '본사' },
  ...{ signups: nothing, logins: nothing, active: nothing },
  figures: Object.fromEntries(FIGURES.map((name) => [name, nothing])) as Readonly<
    Record<FigureName, typeof nothing>
  >,
  ...{ hours: [], days: [], byGameType: [], topPartners: [] },
}

export const TO_DO: OutputOf<typeof readToDo> = {
  ...{ queues: [], staff: 1, depositSeconds: null, withdrawSeconds: null },
  ...{ rtp: null, system: null },
}

const ORDINARY: Readonly<Record<string, Answer>> = {
  '/site': () => ({ mode: 'play', defaultLanguage: 'ko', banner: {}, banks: [] }),
  '/report/shell': () => SHELL,
  '/notice/partner': () => ({ items: [], total: 0, page: 1, size: 10 }),
  '/alarm/choice': () => ({ muted: [] }),
}

/** Opens the whole office at an address for someone who is logged in. */
export async function openOffice(
  path: string,
  answers: Readonly<Record<string, Answer>>,
  without: readonly string[] = [],
): Promise<void> {
  const rights = RIGHTS.filter(({ subject, action }) => !without.includes(`${subject}.${action}`))
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    const called = String(url).replace(/^\/api/, '')
    const input = init?.body ? JSON.parse(init.body) : {}
    const own = called === '/auth/session' ? () => sessionOf(rights) : ORDINARY[called]
    const answer = await (answers[called] ?? own)?.(input as never)
    return { ok: true, status: 200, json: async () => envelopeOf(answer) }
  })
  keepSession(rights)
  startPreferences('camellia-office', { theme: 'light' })
  await startTexts('office', async () => 'ko')
  const router = createOfficeRouter()
  router.history.push(path)
  render(<App queries={startQueries()} router={router} />)
  await act(() => router.load())
}

function envelopeOf(answer: unknown) {
  return answer instanceof Refused
    ? { status: 'ERROR', code: answer.code, message: answer.code, data: null }
    : { status: 'OK', code: 'SUCCESS', message: 'SUCCESS', data: answer ?? null }
}

function sessionOf(permissions: typeof RIGHTS) {
  return { userData: ME, permissions, unread: 0 }
}

function keepSession(rights: typeof RIGHTS): void {
  const { roleType: role, ...me } = ME
  const session = { ...me, role, isAuth: true, accessToken: 'token', version: 0, unread: 0 }
  localStorage.setItem('language', 'ko')
  localStorage.setItem('session', JSON.stringify({ ...session, until: 8_640_000_000_000 }))
  localStorage.setItem('userAbilityRules', JSON.stringify(rights))
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }))
}

/** A queue that lives as long as a test. */
export function queueOf(...names: readonly string[]) {
  const rows = names.map(signup)
  return {
    add: (name: string) => rows.push(signup(name, rows.length)),
    decide: (name: string, change: Partial<WaitingMember>) => {
      const at = rows.findIndex((row) => row.name === name)
      rows[at] = { ...(rows[at] ?? signup(name, at)), ...change }
    },
    list: ({ state }: { readonly state: string }) => {
      const wanted = { WAITING: 'NEW', APPROVED: 'NORMAL', REFUSED: 'DELETED' }[state]
      const items = rows.filter(({ status }) => status === wanted)
      return { items, total: items.length, page: 1, size: 25 }
    },
    nameOf: (id: number) => rows.find((row) => row.id === id)?.name ?? '',
  }
}

function signup(name: string, index: number): WaitingMember {
  return {
    id: (index + 1) as MemberId,
    code: `code${index + 1}`,
    name,
    bank: '가온은행',
    depositor: '홍길동',
    accountNumber: '••••1234',
    phone: '••••5678',
    email: null,
    parent: { code: 'store1', name: '매장' },
    invitedBy: null,
    line: [{ code: 'store1', name: '매장' }],
    address: `10.0.0.${index + 1}`,
    createdAt: '2026-11-15T05:00:00.000Z',
    status: 'NEW',
    decidedBy: null,
    decidedAt: null,
    reason: null,
  }
}
