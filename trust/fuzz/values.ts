import * as fc from 'fast-check'
import { type Chance, uuidFrom } from './draw'
import type { Known } from './known'

/** A schema of the contract as data: what `z.toJSONSchema` makes of it. */
export interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Shape | false
  readonly propertyNames?: Shape
  readonly items?: Shape
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
  readonly pattern?: string
}

export interface Maker {
  readonly chance: Chance
  readonly known: Known
  /** Words of the path, the last first: ids are asked for where they were learned. */
  readonly nouns: readonly string[]
  readonly who: string
  /** The edges of what is allowed, instead of what people send. */
  readonly edges: boolean
}

/** A value the contract's own type allows. */
export function valueFor(shape: Shape, maker: Maker, field = ''): unknown {
  const { chance } = maker
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return chance.oneOf(shape.enum)
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return valueFor(chance.oneOf(choices), maker, field)
  if (shape.type === 'object') return objectOf(shape, maker)
  if (shape.type === 'array') return arrayOf(shape, maker, field)
  if (shape.type === 'boolean') return chance.percent(50)
  if (shape.type === 'null') return null
  if (shape.type === 'string') return textOf(shape, maker, field)
  return numberOf(shape, maker, field)
}

function objectOf(shape: Shape, maker: Maker): Record<string, unknown> {
  const { chance } = maker
  const wanted = Object.entries(shape.properties ?? {}).filter(
    ([name]) => shape.required?.includes(name) || chance.percent(maker.edges ? 70 : 35),
  )
  const named = wanted.map(([name, inner]) => [name, valueFor(inner, maker, name)])
  return Object.fromEntries([...named, ...recordOf(shape, maker)])
}

function recordOf({ propertyNames, additionalProperties }: Shape, maker: Maker) {
  if (!propertyNames?.enum || !additionalProperties) return []
  const names = propertyNames.enum.filter((_, n) => n === 0 || maker.chance.percent(30))
  return names.map((name) => [String(name), valueFor(additionalProperties, maker)])
}

function arrayOf(shape: Shape, maker: Maker, field: string): unknown[] {
  const { chance, edges } = maker
  const { minItems = 0, maxItems = 3, items = {} } = shape
  const most = Math.min(maxItems, edges ? 60 : 3)
  const length = edges ? chance.oneOf([minItems, most]) : Math.max(minItems, chance.below(most + 1))
  return Array.from({ length }, () => valueFor(items, maker, field))
}

const AMOUNTS = [1_000, 2_000, 5_000, 10_000, 30_000, 100_000, 1_000_000]

function numberOf(
  shape: Shape,
  { chance, known, nouns, who, edges }: Maker,
  field: string,
): number {
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = shape
  if (edges && chance.percent(70)) {
    return chance.oneOf([minimum, maximum, Math.min(minimum + 1, maximum), maximum - 1])
  }
  if (maximum === Number.MAX_SAFE_INTEGER) {
    const place = /role/i.test(field) || nouns.includes('role') ? 'role' : 'member'
    return Number(
      known.id({ nouns: [place], kind: 'integer', who }, chance) ?? 1 + chance.below(400),
    )
  }
  const usual = /amount|stake|bet|value/i.test(field) ? chance.oneOf(AMOUNTS) : chance.below(4) + 1
  return Math.min(Math.max(usual, minimum), maximum)
}

/** What people type where; without it a call would be refused before anything is done. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  password: ['Camellia1!'],
  cPassword: ['Camellia1!'],
  old: ['Camellia1!', '1234'],
  new: ['Camellia1!', '1234'],
  confirm: ['Camellia1!', '1234'],
  withdrawPassword: ['1234'],
  bank: ['가온은행', '나래은행'],
  depositor: ['홍길동'],
  holder: ['홍길동'],
  parentCode: ['store1', 'store2', 'player7'],
  game: ['odd-even', 'crimson-fortune', 'tiger-moon'],
  games: ['odd-even', 'crimson-fortune'],
  vendor: ['HOUSE'],
  address: ['203.0.113.9', '2001:db8::1'],
  network: ['203.0.113.0/24', '2001:db8::/48', '198.51.100.7'],
  clientSeed: ['camellia'],
  contents: ['<p>안녕하세요</p>'],
}

/** Fields in which the product may be told what it told before. */
const TOLD = /^(code|game|vendor|name|actor|search)$/

function textOf(shape: Shape, maker: Maker, field: string): string {
  const { chance, known, nouns, who, edges } = maker
  if (shape.format === 'uuid') {
    const learned = chance.percent(80)
      ? known.id({ nouns: [field, ...nouns], kind: 'uuid', who }, chance)
      : undefined
    return String(learned ?? uuidFrom(chance))
  }
  if (shape.format === 'date-time') return timeOf(maker)
  if (shape.format === 'date') return chance.oneOf(edges ? DAYS : ['1990-05-05'])
  if (shape.format === 'email') return `m${chance.below(1e9)}@example.com`
  const { pattern } = shape
  const usual = USUAL[field]?.filter((text) => !pattern || new RegExp(pattern).test(text)) ?? []
  if (!edges && usual.length > 0 && chance.percent(85)) return chance.oneOf(usual)
  const kind = pattern?.includes('{43}') ? 'ticket' : 'text'
  if (kind === 'ticket' || (TOLD.test(field) && chance.percent(50))) {
    const told = known.id({ nouns, kind, who }, chance)
    if (told !== undefined) return String(told)
  }
  if (pattern) return matching(pattern, chance)
  return edges ? longText(shape, chance) : wordsOf(shape, chance)
}

const DAYS = ['0001-01-01', '9999-12-31', '2024-02-29', '0000-01-01']
const TIMES = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00Z',
  '2024-02-29T23:59:59.999999999Z',
]

function timeOf({ chance, edges }: Maker): string {
  if (edges) return chance.oneOf(TIMES)
  return `2026-0${1 + chance.below(9)}-1${chance.below(10)}T0${chance.below(10)}:00:00.000Z`
}

const WORDS = ['동백', 'x', '안녕하세요', 'camellia', '0', '겨울🌺', 'ſ é', 'a b']

function wordsOf({ minLength = 0, maxLength = 40 }: Shape, chance: Chance): string {
  const text = chance.oneOf(WORDS).padEnd(minLength, 'x').slice(0, maxLength)
  return text.isWellFormed() ? text : 'x'.padEnd(minLength, 'x')
}

/** As long as may be, in letters of one, two and three bytes and of two halves. */
function longText({ minLength = 0, maxLength = 40 }: Shape, chance: Chance): string {
  const length = chance.oneOf([minLength, maxLength, Math.max(minLength, maxLength - 1)])
  const letter = chance.oneOf(['x', 'é', '동', '🌺'])
  return letter.repeat(Math.floor(length / letter.length)).padEnd(length, 'x')
}

const samples = new Map<string, readonly string[]>()

function matching(pattern: string, chance: Chance): string {
  const kept = samples.get(pattern)
  if (kept) return chance.oneOf(kept)
  const made = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 500 })
  samples.set(pattern, made)
  return chance.oneOf(made)
}
