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
