import type { Draw } from '@camellia/engines/draw'
import { DAY_MS, type DemoSize, HOUR_MS, joinDays, momentOn, pickBy } from './demo.calendar.rules'
import { type Habit, habitFor, REGULAR } from './demo.habit.rules'
import { BANKS, CODE_WORDS, FAMILY, GIVEN, NICK_FIRST, NICK_LAST } from './demo.names'
import { STORE_WEIGHTS } from './demo.tree'

/** Everyone in the demo logs in with this; default passwords never exist outside play money. */
export const DEMO_PASSWORD = 'Camellia1!'
export const DEMO_WITHDRAW_PASSWORD = '1234'

/** Those people log in with. */
export const PLAYERS = 20
/** Everyone who is there from the first moment, those included. */
export const PEOPLE = 240
/** Primes, so that names and numbers do not come in the order of joining. */
const NAME_STEP = 1_511
const CODE_STEP = 7_919
const CODES = 8_999

export interface DemoPerson {
  readonly n: number
  readonly code: string
  readonly name: string
  readonly depositor: string
  readonly bank: string
  readonly account: string
  readonly phone: string
  readonly address: string
  /** Place of the store among all stores. */
  readonly store: number
  /** Milliseconds after the start of the past. */
  readonly joined: number
  readonly habit: Habit
}

export function personOf(n: number, joined: number, draw: Draw): DemoPerson {
  return {
    n,
    joined,
    code: codeOf(n),
    name: nicknameOf(n),
    depositor: `${FAMILY[draw(FAMILY.length)]}${GIVEN[draw(GIVEN.length)]}`,
    bank: BANKS[draw(BANKS.length)] ?? '',
    account: `${110_000_000_000 + n * 7_919 + draw(7_000)}`,
    phone: `010${String(20_000_000 + n * 3_571 + draw(3_000)).padStart(8, '0')}`,
    address: `198.51.${100 + draw(12)}.${1 + draw(250)}`,
    store: n < PLAYERS ? 0 : pickBy(STORE_WEIGHTS, draw),
    habit: n === 0 ? REGULAR : habitFor(draw),
  }
}

/** Of those people log in with the first has been there for long; the others are left to them. */
export function hasPast({ n }: Pick<DemoPerson, 'n'>): boolean {
  return n === 0 || n >= PLAYERS
}

export function codeOf(n: number): string {
  if (n < PLAYERS) return `player${n + 1}`
  if (n < PEOPLE) return `${['bom', 'yeo', 'gaeul', 'gyeo'][n % 4]}${1_000 + n}`
  return `${CODE_WORDS[(n * 13) % CODE_WORDS.length]}${1_000 + ((n * CODE_STEP) % CODES)}`
}

function nicknameOf(n: number): string {
  const pair = (n * NAME_STEP) % (NICK_FIRST.length * NICK_LAST.length)
  return `${NICK_FIRST[pair % NICK_FIRST.length]}${NICK_LAST[Math.floor(pair / NICK_FIRST.length)]}`
}

/** Those who are there at once came in the first weeks, the players before everyone else. */
export function firstPeople(
  { weeks }: Pick<DemoSize, 'weeks'>,
  drawOf: (n: number) => Draw,
): readonly DemoPerson[] {
  return Array.from({ length: PEOPLE }, (_, n) => {
    const draw = drawOf(n)
    const day = n < PLAYERS ? 0 : draw(Math.max(1, weeks * 4))
    return personOf(n, n < PLAYERS ? HOUR_MS + n : day * DAY_MS + momentOn(day, draw), draw)
  })
}

/** Those who join while the past goes by, in the order they come. */
export function newcomers(size: DemoSize, drawOf: (n: number) => Draw): readonly DemoPerson[] {
  const people = joinDays(size).map((day, k) => {
    const n = PEOPLE + k
    const draw = drawOf(n)
    return personOf(n, day * DAY_MS + momentOn(day, draw), draw)
  })
  return people.toSorted((a, b) => a.joined - b.joined)
}
