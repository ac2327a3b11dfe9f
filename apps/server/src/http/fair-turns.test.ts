import { refuse } from '@camellia/kernel/refusal'
import { expect, test } from 'vitest'
import { createFairTurns } from './fair-turns'

const OPTIONS = { atOnce: 1, waitingMax: 20, waitingEach: 4, againS: 1 }

/** Everybody asks while the first is in work; what is done comes back in its order. */
async function orderOf(asked: readonly string[], options = OPTIONS): Promise<readonly string[]> {
  const inTurn = createFairTurns(options)
  const done: string[] = []
  const each = asked.map((name) => {
    const by = { who: name.replace(/\d/, ''), first: name.startsWith('login') }
    return inTurn(by, () => new Promise(setImmediate)).then(
      () => void done.push(name),
      (error) => void done.push(`${name} ${error.code}`),
    )
  })
  await Promise.all(each)
  return done
}

test('everybody has had a turn before somebody has a second one', async () => {
  expect(await orderOf(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'b2',
    'a3',
  ])
})

test('who goes first waits for what is in work alone', async () => {
  expect(await orderOf(['a1', 'a2', 'b1', 'login1', 'c1', 'login2'])).toEqual([
    'a1',
    'login1',
    'login2',
    'b1',
    'c1',
    'a2',
  ])
})

test('of one caller one is in work, even when there is room', async () => {
  const inTurn = createFairTurns({ ...OPTIONS, atOnce: 3 })
  let [inside, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++inside)
    await new Promise(setImmediate)
    inside--
  }
  await Promise.all([1, 2, 3, 4].map(() => inTurn({ who: 'a' }, work)))
  expect(most).toBe(1)
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((who) => inTurn({ who }, work)))
  expect(most).toBe(3)
})

test('who brings too much is asked to come back, and a full room has a place for a newcomer', async () => {
  const many = await orderOf(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'])
  expect(many).toContain('a6 TOO_MANY_REQUESTS')
  const full = await orderOf(['a1', 'a2', 'a3', 'b1', 'c1'], { ...OPTIONS, waitingMax: 3 })
  expect(full).toContain('a3 TOO_MANY_REQUESTS')
  expect(full).toContain('c1')
})

test('work that fails makes room for the next', async () => {
  const inTurn = createFairTurns(OPTIONS)
  const failed = inTurn({ who: 'a' }, async () => refuse('NOT_FOUND'))
  const next = inTurn({ who: 'a' }, async () => 'done')
  await expect(failed).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await next).toBe('done')
})
