import { expect, test } from 'vitest'
import { gather } from './gather'

test('what is wanted together is asked for once, and each gets its own answer', async () => {
  const asked: (readonly number[])[] = []
  const double = gather(async (keys: readonly number[]) => {
    asked.push(keys)
    return new Map(keys.map((key) => [key, key * 2]))
  })
  expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2])
  expect(await double(3)).toBe(6)
  expect(asked).toEqual([[1, 2], [3]])
})

test('a question that fails fails for all who asked it, and the next is asked anew', async () => {
  let down = true
  const find = gather(async (keys: readonly string[]) => {
    if (down) throw new Error('away')
    return new Map(keys.map((key) => [key, key]))
  })
  const both = await Promise.allSettled([find('a'), find('b')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  down = false
  expect(await find('a')).toBe('a')
})
