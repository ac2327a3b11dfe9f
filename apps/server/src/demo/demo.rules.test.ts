import type { Draw } from '@camellia/engines/draw'
import type { MemberId } from '@camellia/kernel/ids'
import { type Won, won } from '@camellia/kernel/won'
import type { PastBet } from '@camellia/ledger/past'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  busyAt,
  busyOn,
  DAY_MS,
  DEMO_SIZE,
  daysOf,
  demoStart,
  HOUR_MS,
  joinDays,
} from './demo.calendar.rules'
import { demoDraw } from './demo.draw'
import { habitFor, visitOn } from './demo.habit.rules'
import { firstPeople, newcomers, PEOPLE } from './demo.person.rules'
import type { PastTransaction, Purse } from './demo.purse.rules'
import { visit, type Wish } from './demo.session.rules'
import { DEMO_LEVELS, STORE_WEIGHTS } from './demo.tree'

const drawOf = (n: number) => demoDraw('person', n)
const SEOUL_MS = 9 * HOUR_MS
const YEARS = { min: new Date('2024-01-01'), max: new Date('2030-01-01') }

describe('the calendar', () => {
  test('a past begins on a Monday at midnight in Seoul, whatever day it is', () => {
    fc.assert(
      fc.property(fc.date({ ...YEARS, noInvalidDate: true }), (now) => {
        const start = demoStart(now.getTime(), DEMO_SIZE)
        expect((start + SEOUL_MS) % DAY_MS).toBe(0)
        expect(new Date(start + SEOUL_MS).getUTCDay()).toBe(1)
        const past = (now.getTime() - start) / DAY_MS
        expect(past).toBeGreaterThanOrEqual(56)
        expect(past).toBeLessThan(63)
      }),
      { numRuns: 200 },
    )
  })

  test('weekends are busier, and their evenings most of all', () => {
    const [monday, friday, saturday] = [0, 4, 5]
    expect(busyOn(saturday)).toBeGreaterThan(busyOn(monday))
    expect(busyAt(friday, 21)).toBeGreaterThan(busyAt(monday, 21))
    expect(busyAt(monday, 21)).toBeGreaterThan(busyAt(monday, 5))
  })

  test('more people join every week', () => {
    const days = joinDays(DEMO_SIZE)
    expect(days).toHaveLength(DEMO_SIZE.newcomers)
    const weeks = Array.from(
      { length: daysOf(DEMO_SIZE) / 7 },
      (_, week) => days.filter((day) => Math.floor(day / 7) === week).length,
    )
    for (const [week, count] of weeks.entries()) {
      if (week > 0) expect(count).toBeGreaterThan(weeks[week - 1] ?? 0)
    }
  })
})

describe('the people', () => {
  const people = [...firstPeople(DEMO_SIZE, drawOf), ...newcomers(DEMO_SIZE, drawOf)]

  test('everyone has an id, a name, a phone and an account of their own', () => {
    for (const field of ['code', 'name', 'phone', 'account'] as const) {
      expect(new Set(people.map((person) => person[field])).size).toBe(people.length)
    }
    for (const { code } of people) expect(code).toMatch(/^[A-Za-z0-9]{4,12}$/)
  })

  test('the same people come on every machine', () => {
    const again = [...firstPeople(DEMO_SIZE, drawOf), ...newcomers(DEMO_SIZE, drawOf)]
    expect(again).toEqual(people)
    expect(people[PEOPLE - 1]?.code).toBe('gyeo1239')
  })

  test('about sixty partners on five levels, with lines of very different sizes', () => {
    let above = 1
    for (const { below, names } of DEMO_LEVELS) {
      expect(below).toHaveLength(above)
      above = below.reduce((sum, count) => sum + count, 0)
      expect(names).toHaveLength(above)
    }
    expect(STORE_WEIGHTS).toHaveLength(above)
    const stores = STORE_WEIGHTS.map((_, at) => people.filter(({ store }) => store === at).length)
    expect(Math.max(...stores)).toBeGreaterThan(8 * Math.min(...stores))
    expect(Math.min(...stores)).toBeGreaterThan(0)
  })

  test('many look in once, few come often; everyone comes on the day they join', () => {
    const days = Array.from({ length: 56 }, (_, day) => day)
    const visits = people.slice(20, 500).map((person) => {
      const came = days.filter((day) => visitOn(person, day, demoDraw(`visit ${day}`, person.n)))
      const first = Math.floor(person.joined / DAY_MS)
      if (first < 56) expect(came[0]).toBe(first)
      return came.length
    })
    expect(visits.filter((count) => count <= 2).length).toBeGreaterThan(visits.length / 4)
    expect(visits.some((count) => count > 25)).toBe(true)
    expect(visits.filter((count) => count > 25).length).toBeLessThan(visits.length / 8)
  })
})

describe('a visit', () => {
  /** Every other round is lost, the others pay double. */
  function live(seed: number, cash: number) {
    const purse: Purse = { member: 7 as MemberId, cash, point: 0 }
    const draw: Draw = demoDraw('test', seed)
    const notes: PastTransaction[] = []
    const lowest: number[] = []
    let n = 0
    const play = ({ stake }: Wish, at: number) => {
      lowest.push(purse.cash - stake)
      const win = n++ % 2 === 0 ? 0 : stake * 2
      const bet = { request: { stake: won(stake) }, drawn: { win: won(win) } }
      return { at: new Date(at), ...bet } as PastBet
    }
    const from = Date.parse('2026-10-01T11:00:00Z')
    const stay = {
      ...{ purse, draw, play, from, rounds: 30, gift: undefined, steps: [200, 400, 600, 1_000] },
      ...{ staff: [1, 2] as MemberId[], twoFrom: 1_000_000, until: from + DAY_MS },
      note: (one: PastTransaction) => void notes.push(one),
      fit: (_: number | null, stake: number) => stake,
      habit: habitFor(demoDraw('habit', seed)),
    }
    const acts = [...visit(stay)]
    return { acts, notes, lowest, purse }
  }

  test('nobody bets what they do not have: who is out of money pays in first, or leaves', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { lowest, purse, notes } = live(seed, 0)
      for (const left of lowest) expect(left).toBeGreaterThanOrEqual(0)
      expect(purse.cash).toBeGreaterThanOrEqual(0)
      if (lowest.length > 0) expect(notes[0]?.type).toMatch(/^(DEPOSIT|PAYMENT)$/)
    }
  })

  test('the same visit is lived in the same way', () => {
    expect(live(3, 50_000)).toEqual(live(3, 50_000))
  })

  test('acts come in the order of time, and large sums are decided by two', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { acts, notes } = live(seed, 5_000_000)
      const times = acts.map((act) => ('bet' in act ? act.bet.at : act.at).getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      for (const { amount, needsTwo, approvedBy, decidedBy, status } of notes) {
        expect(needsTwo).toBe(amount >= (1_000_000 as Won))
        if (needsTwo && status === 'FINISHED') expect(approvedBy).not.toBe(decidedBy)
        if (needsTwo && status === 'FINISHED') expect(approvedBy).not.toBeNull()
      }
    }
  })
})
