import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ENDPOINTS } from './all'

/** A schema of the contract as data, with every text in it. */
function textsOf(schema: unknown): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'type' in schema && schema.type === 'string' ? [schema] : []
  return [...own, ...Object.values(schema).flatMap(textsOf)] as Record<string, unknown>[]
}

test.each(ENDPOINTS)('every text that $path takes is bounded', ({ input }) => {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const open = textsOf(schema).filter((text) => {
    return !(
      'maxLength' in text ||
      'pattern' in text ||
      'format' in text ||
      'const' in text ||
      'enum' in text
    )
  })
  expect(open).toEqual([])
})

test('no two calls share a method and a path', () => {
  const names = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(names).size).toBe(names.length)
})

test.each(ENDPOINTS)('$path takes no field it does not know', ({ input }) => {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Record<
    string,
    unknown
  >
  const objects = 'oneOf' in schema ? (schema.oneOf as Record<string, unknown>[]) : [schema]
  expect(objects.every(({ additionalProperties }) => additionalProperties === false)).toBe(true)
})
