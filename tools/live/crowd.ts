import { randomInt, randomUUID } from 'node:crypto'
import { login, logout } from '@camellia/contract/access'
import type { AnyEndpoint, InputOf, OutputOf, Site } from '@camellia/contract/endpoint'
import {
  codeOf,
  DEMO_PASSWORD,
  PEOPLE,
  PLAYERS,
} from '../../apps/server/src/demo/demo.person.rules'
import type { Ask } from '../../trust/bank/ask'

/** What happened since the last line, and how often. */
export type Tally = Map<string, number>

/** One person at a browser: logs in when there is need, and says no more than a page would. */
export interface Somebody {
  readonly code: string
  readonly enter: () => Promise<boolean>
  /** The answer, or the code of the refusal; undefined when nobody answered. */
  readonly ask: <E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
  ) => Promise<{ readonly code: string; readonly data: OutputOf<E> | null } | undefined>
  readonly leave: () => Promise<void>
  /** What they were shown when they entered a game. */
  readonly variants: Map<string, string | null>
}

export interface Crowd {
  readonly tally: Tally
  /** Anyone of the crowd; never an account that visitors of the demo log in with. */
  readonly anyone: () => Somebody
  readonly staff: (code: 'money1' | 'money2' | 'staff1' | 'care1') => Somebody
  readonly guest: Ask
  readonly leave: () => Promise<void>
}

/** As many as sit at their phones at once on an evening. */
const SEATS = 40

export function openCrowd(ask: Ask): Crowd {
  const people = new Map<string, Somebody>()
  const seat = randomInt(PEOPLE - PLAYERS - SEATS)
  const known = (code: string, site: Site) => {
    const person = people.get(code) ?? openSomebody(ask, code, site)
    people.set(code, person)
    return person
  }
  return {
    tally: new Map(),
    anyone: () => known(codeOf(PLAYERS + seat + randomInt(SEATS)), 'PLAYER'),
    staff: (code) => known(code, 'OFFICE'),
    guest: ask,
    async leave() {
      await Promise.all([...people.values()].map((person) => person.leave()))
    },
  }
}

function openSomebody(ask: Ask, code: string, site: Site): Somebody {
  let token = ''
  const enter = async () => {
    const told = await ask(login, { code, password: DEMO_PASSWORD }, { site, token: '' })
    token = told?.data && 'accessToken' in told.data ? told.data.accessToken : ''
    return token !== ''
  }
  return {
    code,
    enter,
    variants: new Map(),
    async ask(endpoint, input) {
      if (!token && !(await enter())) return undefined
      const key = endpoint.money === 'KEY_REQUIRED' ? randomUUID() : undefined
      const told = await ask(endpoint, input, { site, token }, key)
      if (told?.code === 'UNAUTHORIZED') token = ''
      return told
    },
    async leave() {
      if (token) await ask(logout, {}, { site, token })
      token = ''
    },
  }
}
