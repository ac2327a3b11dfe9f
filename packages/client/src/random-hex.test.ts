import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { randomUuid } from './random-hex'

test('a number made in the browser is one that the contract takes, and no two are alike', () => {
  const made = Array.from({ length: 200 }, randomUuid)
  expect(made.every((id) => z.uuid().safeParse(id).success)).toBe(true)
  expect(new Set(made).size).toBe(200)
})
