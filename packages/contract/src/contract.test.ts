import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ENDPOINTS } from './all'
import { memberIdField } from './fields'

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

/** Calls that take a person's id and yet do nothing to them, with the reason. */
const ON_NOBODY: Readonly<Record<string, string>> = {
  '/member/create': 'the partner a new one hangs under',
  '/member/bulk': 'the partner new ones hang under',
  '/member/unmask': 'a look, written down',
  '/member/export': 'a look, written down',
  '/payment/pay': 'to give is no power over anyone',
  '/message/send': 'anyone may be written to',
  '/message/broadcast': 'anyone may be written to',
  '/chat/assign': 'a conversation, handed to a colleague',
}

/** The fields of an input that are a person's id, also inside lists, choices and objects. */
function personFields(schema: unknown): string[] {
  const def = (schema as z.ZodMiniType)._zod.def as unknown as Record<string, unknown>
  const options = (def.options ?? []) as unknown[]
  const shape = (def.shape ?? {}) as Record<string, unknown>
  const own = Object.entries(shape).flatMap(([name, field]) => (isPerson(field) ? [name] : []))
  return [...new Set([...own, ...options.flatMap(personFields)])]
}

function isPerson(schema: unknown): boolean {
  if (schema === memberIdField) return true
  const { def } = (schema as z.ZodMiniType)._zod as unknown as { def: Record<string, unknown> }
  const inner = [def.innerType, def.element, ...((def.options ?? []) as unknown[])]
  const within = [...inner.filter(Boolean), ...Object.values((def.shape ?? {}) as object)]
  return within.some(isPerson)
}

const onPeople = ENDPOINTS.filter(
  ({ scope, reads, method, input }) =>
    scope === 'SUBTREE' && method === 'POST' && !reads && personFields(input).length > 0,
)

test.each(onPeople)('$path names whom it is done to, or is done to nobody', (endpoint) => {
  const { onPerson, path, input } = endpoint
  if (path in ON_NOBODY) expect(onPerson).toBeUndefined()
  else expect(personFields(input)).toContain(onPerson)
})

test('the list of calls on nobody names calls that are there', () => {
  const paths = onPeople.map(({ path }) => path)
  expect(Object.keys(ON_NOBODY).filter((path) => !paths.some((one) => one === path))).toEqual([])
})
