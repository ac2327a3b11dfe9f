import type { Chance } from './draw'

/** Goes over the wire as these very digits, which no number of JavaScript could hold. */
const digits = (text: string) => `\u241b${text}\u241b`

/** As JSON, with the digits above as they are. */
export function wired(body: unknown): string {
  return JSON.stringify(body).replace(/"\u241b([^"]*)\u241b"/g, '$1')
}

/** What no field takes, or takes only as a harmless text. None holds a word that a leak would. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  false,
  '',
  ' ',
  0,
  -1,
  -0,
  0.1,
  1.5,
  1e3,
  1e21,
  -(2 ** 31),
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  1e308,
  digits('9007199254740993'),
  digits('9223372036854775807'),
  digits('9223372036854775808'),
  digits('-9223372036854775809'),
  digits('1000.0000000000000001'),
  digits('1e400'),
  digits('1E3'),
  '1000',
  '1e3',
  '0x10',
  '１０００',
  '٣٠٠٠',
  'NaN',
  'Infinity',
  '-1',
  '1,000',
  'null',
  'true',
  [],
  [5_000],
  [[1]],
  {},
  { amount: 1 },
  { $gt: '' },
  { toString: 1 },
  { length: 1e9 },
  "' or '1'='1",
  "'; drop table member; --",
  '1) union all values (1',
  '%',
  '_%\\',
  '{{7*7}}',
  '../../../../etc/hosts',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '=1+1',
  'a\r\nset-cookie: a=b',
  '\u001b[31mred\u001b[0m',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202eabc',
  '‮‏',
  'é'.repeat(300),
  '🌺'.repeat(40),
  'x'.repeat(65),
  'x'.repeat(10_000),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{00000000-0000-7000-8000-000000000000}',
  '2026-13-45T99:99:99Z',
  '0000-00-00',
  '999999999-01-01T00:00:00Z',
]

/** Sizes of a page that are not on the list. */
const SIZES = [0, 1, 4, 99, 101, 1_000, 2 ** 31, -10, 10.5, '10']

export const PROTOTYPE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
]

/** A body that is right but for one place: there it is missing, strange or more than asked. */
export function spoiled(body: unknown, chance: Chance): unknown {
  if (typeof body !== 'object' || body === null) return chance.oneOf(HOSTILE)
  const copy: Record<string, unknown> = { ...body }
  const names = Object.keys(copy)
  const name = names.length > 0 ? chance.oneOf(names) : undefined
  if (name === undefined) return { [chance.oneOf(PROTOTYPE_KEYS)]: chance.oneOf(HOSTILE) }
  const inner = copy[name]
  if (Array.isArray(inner) && inner.length > 0 && chance.percent(40)) {
    return { ...copy, [name]: [...inner, chance.oneOf(HOSTILE)] }
  }
  if (typeof inner === 'object' && inner !== null && chance.percent(50)) {
    return { ...copy, [name]: spoiled(inner, chance) }
  }
  if (name === 'size') return { ...copy, size: chance.oneOf(SIZES) }
  if (!chance.percent(12)) return { ...copy, [name]: chance.oneOf(HOSTILE) }
  delete copy[name]
  return copy
}

/** One field more than asked: a column of the database, or a name every object has. */
export function withField(body: unknown, field: string, chance: Chance): unknown {
  const value = chance.oneOf([1, '1', true, null, 1_000_000, 'NORMAL', {}])
  const base = typeof body === 'object' && body !== null ? body : {}
  const places = Object.entries(base).filter(([, inner]) => isPlain(inner))
  if (places.length > 0 && chance.percent(25)) {
    const [name, inner] = chance.oneOf(places)
    return { ...base, [name]: Object.defineProperty({ ...(inner as object) }, field, own(value)) }
  }
  return Object.defineProperty({ ...base }, field, own(value))
}

/** `__proto__` too becomes a field of its own, and so goes over the wire. */
function own(value: unknown) {
  return { value, enumerable: true, configurable: true, writable: true }
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Bodies that are not JSON objects at all, as text. */
export function brokenBody(chance: Chance): string {
  const depth = chance.oneOf([100, 5_000, 30_000])
  return chance.oneOf([
    '',
    '{',
    '{"a":',
    '[]',
    '"text"',
    'null',
    '1e999',
    "{'a':1}",
    '{"a":1}{"a":2}',
    '{"a":1,"a":2}',
    '{"__proto__":{"admin":true}}',
    '\ufeff{}',
    '\u0000',
    '<a/>',
    'a=1&b=2',
    '['.repeat(depth),
    '['.repeat(depth) + ']'.repeat(depth),
    `${'{"a":'.repeat(Math.floor(depth / 3))}1${'}'.repeat(Math.floor(depth / 3))}`,
    `{"a":"${'x'.repeat(70_000)}"}`,
  ])
}
