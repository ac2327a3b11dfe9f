import { refuse } from '@camellia/kernel/refusal'
import { expect, test } from 'vitest'
import { createTurns } from './turns'

test('one caller has one expensive question at a time, in their order, and others do not wait', async () => {
  const inTurn = createTurns(3)
  const log: string[] = []
  const gates: (() => void)[] = []
  const ask = (who: string, name: string) =>
    inTurn(who, async () => {
      log.push(`${name} begins`)
      await new Promise<void>((resolve) => gates.push(resolve))
      log.push(`${name} ends`)
    })
  const mine = [ask('me', 'first'), ask('me', 'second'), ask('me', 'third')]
  const other = ask('you', 'other')
  await expect(ask('me', 'fourth')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await expect.poll(() => gates.length).toBe(2)
  expect(log).toEqual(['first begins', 'other begins'])
  while (log.length < 8) {
    gates.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all([...mine, other])
  expect(log.filter((line) => line !== 'other begins' && line !== 'other ends')).toEqual([
    ...['first begins', 'first ends', 'second begins', 'second ends'],
    ...['third begins', 'third ends'],
  ])
})

test('a question that is refused makes room for the next', async () => {
  const inTurn = createTurns(2)
  const refused = inTurn('me', async () => refuse('NOT_FOUND'))
  const next = inTurn('me', async () => 'answered')
  await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await next).toBe('answered')
})
