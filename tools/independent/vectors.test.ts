import { readFileSync } from 'node:fs'
import { ENGINES } from '@camellia/engines/games'
import { STREAMS } from '@camellia/engines/stream'
import { type Claim, verify } from '@camellia/engines/verify'
import { expect, test } from 'vitest'

const records = JSON.parse(readFileSync('docs/fairness-vectors.json', 'utf8')) as readonly Claim[]

test('every record that was published as an example holds, to the last byte', () => {
  for (const record of records) {
    expect(verify(record)).toMatchObject({ commitHolds: true, outcomeHolds: true })
  }
})

test('every game has examples of both forms of the stream', () => {
  const named = new Set(records.map(({ game, stream }) => `${game} ${stream}`))
  const wanted = Object.keys(ENGINES).flatMap((game) => STREAMS.map((form) => `${game} ${form}`))
  expect([...named].sort()).toEqual(wanted.sort())
})

test('the examples have every kind of event, and a round that the cap ends', () => {
  const rounds = records.flatMap(({ outcome }) => {
    const { events } = outcome as { readonly events?: readonly Seen[] }
    return events ? [events] : []
  })
  const types = new Set(rounds.flat().map(({ type }) => type))
  const features = ['orb', 'cells', 'tumble', 'set', 'fsStart', 'fsSpin', 'fsMore', 'fsEnd', 'cap']
  expect([...types].sort()).toEqual(['reveal', 'win', 'final', ...features].sort())
  const capped = rounds.find((events) => events.some(({ type }) => type === 'cap')) ?? []
  expect(capped.slice(-3).map(({ type }) => type)).toEqual(['win', 'cap', 'final'])
  expect(capped.map(({ type }) => type)).not.toContain('fsEnd')
  // What reached the cap keeps its cents: all that was paid is more than the round pays.
  const paid = capped.filter(({ type }) => ['win', 'fsStart', 'fsMore'].includes(type))
  const sum = paid.reduce((cents, event) => cents + (event.cents ?? 0), 0)
  expect(sum).toBeGreaterThan(capped.at(-1)?.cents ?? Number.POSITIVE_INFINITY)
})

interface Seen {
  readonly type: string
  readonly cents?: number
}
