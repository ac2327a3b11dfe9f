import type { Site } from '@camellia/contract/endpoint'
import * as z from 'zod/mini'
import { type Chance, chanceOf, uuidFrom } from './draw'
import { brokenBody, HOSTILE, PROTOTYPE_KEYS, spoiled, wired, withField } from './hostile'
import type { Known } from './known'
import type { Operation } from './operations'
import type { Crew, Group, Person } from './people'
import type { Question } from './send'
import { valueFor } from './values'

export const KINDS = ['VALID', 'EDGE', 'HOSTILE', 'COLUMN', 'STRANGER', 'TRANSPORT'] as const
export type Kind = (typeof KINDS)[number]

export interface Asking extends Question {
  readonly kind: Kind
  /** Whose session it was asked with. */
  readonly who: Person | undefined
  /** No to it is certain from the contract alone. */
  readonly hopeless: boolean
}

export interface World {
  readonly seed: number
  readonly crew: Crew
  readonly known: Known
  /** Every name of a column that the database has. */
  readonly columns: readonly string[]
  readonly address: (n: number) => string
}

const ALL: readonly Group[] = ['HEAD', 'PLAYER', 'SPARE_HEAD', 'SPARE_PLAYER', 'PARTNER']

/** The n-th question to an operation: the seed and what was learned so far decide it. */
export function askingFor(world: World, operation: Operation, n: number, hopeless: boolean) {
  const chance = chanceOf(world.seed, operation.name, n, String(hopeless))
  const kind = hopeless ? hopelessKind(n, chance) : openKind(chance)
  const site = chance.oneOf(operation.sites)
  const stranger = kind === 'STRANGER'
  const who = stranger
    ? world.crew.someone(ALL, site, chance)
    : world.crew.someone(operation.groups, site, chance)
  const body = bodyFor(world, operation, { kind, chance, n, who: who?.code ?? '' })
  const asking = addressed(world, operation, { kind, chance, site, who, body })
  return stranger ? asStranger(world, operation, asking, chance) : asking
}

function openKind(chance: Chance): Kind {
  const share = chance.below(100)
  if (share < 45) return 'VALID'
  if (share < 62) return 'EDGE'
  if (share < 82) return 'HOSTILE'
  return share < 92 ? 'STRANGER' : 'TRANSPORT'
}

const COLUMNS_OF_TEN = 6

/** Columns in turn, so that after enough questions each was tried on each call. */
function turnOf(n: number): number {
  return Math.floor(n / 10) * COLUMNS_OF_TEN + (n % 10)
}

function hopelessKind(n: number, chance: Chance): Kind {
  if (n % 10 < COLUMNS_OF_TEN) return 'COLUMN'
  return chance.percent(80) ? 'HOSTILE' : 'STRANGER'
}

interface Draft {
  readonly kind: Kind
  readonly chance: Chance
  readonly n: number
  readonly who: string
}

function bodyFor(world: World, { shape, nouns, endpoint }: Operation, draft: Draft): unknown {
  const { kind, chance, n, who } = draft
  const maker = { chance, who, known: world.known, nouns, edges: kind === 'EDGE' }
  const right = valueFor(shape, maker)
  if (kind === 'COLUMN') {
    const names = [...PROTOTYPE_KEYS, ...world.columns]
    return withField(right, names[turnOf(n) % names.length] ?? 'id', chance)
  }
  if (kind !== 'HOSTILE') return right
  if (chance.percent(8)) return chance.oneOf(HOSTILE)
  const wrong = spoiled(right, chance)
  const inAddress = endpoint.method === 'GET'
  return inAddress || chance.percent(85) ? wrong : spoiled(wrong, chance)
}

interface Parts {
  readonly kind: Kind
  readonly chance: Chance
  readonly site: Site
  readonly who: Person | undefined
  readonly body: unknown
}

function addressed(world: World, operation: Operation, parts: Parts): Asking {
  const { endpoint } = operation
  const { chance, site, who, body, kind } = parts
  const inAddress = endpoint.method === 'GET' || endpoint.takes === 'FILE'
  const query = inAddress ? queryOf(body) : ''
  const payload = endpoint.takes === 'FILE' ? fileFrom(chance) : inAddress ? undefined : wired(body)
  const given = inAddress ? Object.fromEntries(new URLSearchParams(query)) : readBack(payload)
  const right = z.safeParse(endpoint.input, given ?? {}).success
  const asking: Asking = {
    kind,
    who,
    url: `${world.crew.addressOf(site)}/api${endpoint.path}${query && `?${query}`}`,
    method: endpoint.method,
    headers: headersFor(operation, parts),
    body: payload,
    from: who?.from ?? world.address(1_000 + chance.below(200_000)),
    hopeless: !right,
  }
  return kind === 'TRANSPORT' ? mangled(asking, chance) : asking
}

/** As the product will read it: some numbers are others by then. */
function readBack(payload: string | Buffer | undefined): unknown {
  return typeof payload === 'string' ? JSON.parse(payload) : undefined
}

function headersFor({ endpoint }: Operation, { who, chance }: Parts) {
  const type = endpoint.takes === 'FILE' ? 'application/octet-stream' : 'application/json'
  return {
    ...(endpoint.method === 'POST' && { 'content-type': type }),
    ...(who && { authorization: `Bearer ${who.token}` }),
    ...(endpoint.money && keyFor(chance)),
    ...(chance.percent(20) && { 'x-device': chance.oneOf(['0'.repeat(32), 'x', "' or 1=1"]) }),
    ...(chance.percent(10) && { 'x-forwarded-for': '203.0.113.7' }),
  }
}

/** Mostly fresh; sometimes one that is taken, missing, doubled or no key at all. */
function keyFor(chance: Chance): Record<string, string | string[]> {
  const share = chance.below(100)
  if (share < 75) return { 'idempotency-key': uuidFrom(chance) }
  if (share < 88) return { 'idempotency-key': `again-${chance.below(20)}` }
  if (share < 92) return {}
  if (share < 95) return { 'idempotency-key': ['a', 'b'] }
  return { 'idempotency-key': chance.oneOf(['', ' ', 'a b', 'x'.repeat(101), '\u00e9', "';--"]) }
}

function queryOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  const pairs = Object.entries(body).map(([name, value]) => {
    const text = typeof value === 'string' ? value : wired(value)
    return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`
  })
  return pairs.join('&').slice(0, 6_000)
}

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function fileFrom(chance: Chance): Buffer {
  const picture = Buffer.from(PICTURE, 'base64')
  return chance.oneOf([
    picture,
    Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
    Buffer.concat([picture.subarray(0, 30), Buffer.from('<script>1</script>')]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="1"/>'),
    Buffer.from('GIF89a'),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.alloc(0),
    Buffer.alloc(70_000, 1),
  ])
}

/** Nobody, someone with an invented session, or someone whose site this is not. */
function asStranger(world: World, operation: Operation, asking: Asking, chance: Chance): Asking {
  const { authorization: _, ...headers } = asking.headers
  const other = chance.oneOf(['PLAYER', 'OFFICE'] as const)
  const elsewhere = world.crew.someone(ALL, other, chance)?.token
  const token = chance.oneOf([
    '',
    'x',
    'A'.repeat(43),
    "' or 1=1 --",
    'x'.repeat(4_000),
    elsewhere ?? 'x',
    asking.who?.token ?? 'x',
  ])
  const guest = 'guest' in operation.endpoint.access
  const known = token === elsewhere || token === asking.who?.token
  const bearer = token ? { authorization: `Bearer ${token}` } : {}
  return {
    ...asking,
    who: undefined,
    headers: { ...headers, ...bearer },
    hopeless: asking.hopeless || (!guest && !known),
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND']
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json5',
  'application/octet-stream',
  'image/png',
  'x',
  '',
]

/** Something is wrong with the request before its content is looked at. */
function mangled(asking: Asking, chance: Chance): Asking {
  const { headers, url } = asking
  switch (chance.below(7)) {
    case 0:
      return { ...asking, method: chance.oneOf(METHODS) }
    case 1:
      return { ...asking, headers: { ...headers, 'content-type': chance.oneOf(TYPES) } }
    case 2:
      return { ...asking, body: asking.method === 'GET' ? undefined : brokenBody(chance) }
    case 3:
      return {
        ...asking,
        url: chance.oneOf([`${url}/`, `${url}%`, `${url}/%2e%2e/x`, `${url}%00`]),
      }
    case 4:
      return { ...asking, url: url.replace('/api', chance.oneOf(['/api/', '/api/..', '/api/%ff'])) }
    case 5:
      return { ...asking, headers: { ...headers, cookie: 'x'.repeat(20_000) } }
    default:
      return { ...asking, headers: { ...headers, 'content-encoding': 'gzip', expect: 'x' } }
  }
}
