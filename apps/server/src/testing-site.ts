import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { login as loginCall } from '@camellia/contract/access'
import type { AnyEndpoint, InputOf, OutputOf, Site } from '@camellia/contract/endpoint'
import { announceSeeds, rotateSeeds } from '@camellia/contract/fairness'
import { createSeal } from '@camellia/db/sealed'
import { type TestDatabase, testDatabase } from '@camellia/db/testing'
import type { Code } from '@camellia/kernel/codes'
import type { MemberId } from '@camellia/kernel/ids'
import { newId } from '@camellia/ledger/identity'
import { type Logger, pino } from 'pino'
import * as z from 'zod/mini'
import { auditWith } from './audit/audit.service'
import { joinMember, openStage, pay } from './demo/demo.join'
import { activatePair, announcePair } from './fairness/fairness.sql'
import { newPair } from './fairness/seeds'
import type { AppTx } from './http/tell'
import { hashPassword } from './member/password'
import { createProduct, type Product } from './product'
import { createHeadBook } from './trail/head-book'

export const PASSWORD = 'Camellia1!'

export interface Reply<Data> {
  readonly http: number
  readonly status: 'OK' | 'ERROR'
  readonly code: Code
  readonly message: string
  readonly data: Data
  readonly headers: Readonly<Record<string, unknown>>
}

export interface CallAs {
  readonly token?: string
  readonly site?: Site
  readonly key?: string
  readonly headers?: Record<string, string>
}

/** Two branches below the root, each with a store and players: enough to try to look across. */
const TREE = [
  { code: 'admin', role: '본사', parent: null },
  { code: 'staff1', role: '운영 직원', parent: 'admin', kind: 'USER' },
  { code: 'subhq1', role: '부본사', parent: 'admin' },
  { code: 'subhq2', role: '부본사', parent: 'admin' },
  { code: 'store1', role: '매장', parent: 'subhq1' },
  { code: 'store2', role: '매장', parent: 'subhq2' },
  { code: 'player1', role: '회원', parent: 'store1', kind: 'MEMBER' },
  { code: 'player2', role: '회원', parent: 'store1', kind: 'MEMBER' },
  { code: 'player3', role: '회원', parent: 'store2', kind: 'MEMBER' },
] as const

export const SEAL_KEY = '01'.repeat(32)
const seal = createSeal(Buffer.from(SEAL_KEY, 'hex'))

/** Tests give points and money under plain names; what the product moves is named by its row. */
const GIVEN_BY_TESTS = '^(demo:|[A-Za-z0-9: ]*$)'

export interface SiteOptions {
  readonly people?: boolean
  readonly dist?: string
  /** Behind a proxy: the address of the player site as browsers see it. */
  readonly playerUrl?: string
  readonly log?: Logger
  /** One that is there already, with whoever is in it. */
  readonly elsewhere?: TestDatabase
}

/** The whole product on a database of its own, with a small tree; calls go through HTTP. */
export async function startSite({
  people = true,
  dist = 'no-such-folder',
  playerUrl,
  log = pino({ level: 'silent' }),
  elsewhere,
}: SiteOptions = {}) {
  const database = elsewhere ?? (await testDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'camellia-site-'))
  const open = () =>
    createProduct({
      ...database,
      config: {
        mode: 'play',
        defaultLanguage: 'ko',
        busUrl: undefined,
        playerUrl,
        backofficeUrl: undefined,
        trustProxy: false,
        apiDocs: true,
        host: '127.0.0.1',
        port: 3000,
        backofficePort: 3001,
      },
      seal,
      book: createHeadBook(join(folder, 'heads'), seal),
      log,
      dist,
    })
  const product = await open()
  const ids = people ? await plantTree(product) : new Map<string, MemberId>()
  const { raw, call } = callsOf(product)
  return {
    ...product,
    ownerUrl: database.ownerUrl,
    seal,
    call,
    raw,
    idOf: (code: string) => ids.get(code) as MemberId,
    async login(code: string, site: Site = 'PLAYER'): Promise<CallAs & { token: string }> {
      const reply = await call(loginCall, { code, password: PASSWORD }, { site })
      return { token: reply.data.accessToken, site }
    },
    /** As a browser does it: the next pair is announced, then a client seed is chosen for it. */
    async rotate(as: CallAs, clientSeed: string) {
      const { next } = (await call(announceSeeds, {}, as)).data
      return call(rotateSeeds, { next: next?.id ?? '', clientSeed }, as)
    },
    /** A second process on the same database: nothing is shared but what is written down. */
    async openTwin() {
      const twin = await open()
      return { ...callsOf(twin), close: () => twin.close() }
    },
    /** Ends the product and says every break in its books: there must be none. */
    async close(): Promise<readonly string[]> {
      const { breaks } = await product.db.system(auditWith(GIVEN_BY_TESTS))
      await product.close()
      await database.drop()
      await rm(folder, { recursive: true })
      return breaks
    },
  }
}

export type TestSite = Awaited<ReturnType<typeof startSite>>

async function plantTree({ db }: Product): Promise<ReadonlyMap<string, MemberId>> {
  const ids = new Map<string, MemberId>()
  const passwordHash = await hashPassword(PASSWORD)
  await db.system(async (tx) => {
    const stage = await openStage(tx, passwordHash)
    for (const { parent, ...person } of TREE) {
      const above = parent ? (ids.get(parent) ?? null) : null
      const id = await joinMember(stage, { name: person.code, ...person }, above)
      await pay(tx, id, 1_000_000)
      await chooseSeed(tx, id, person.code)
      ids.set(person.code, id)
    }
    // They have been here for a while: whoever is new approves nothing.
    await tx.sql`update approver_change set at = at - interval '60 days'`
  })
  return ids
}

/** What a browser does before the first bet. */
export async function chooseSeed(tx: AppTx, member: MemberId, clientSeed: string): Promise<void> {
  const next = await announcePair(tx, member, newPair(seal))
  await activatePair(tx, member, { next, clientSeed })
}

function callsOf({ player, office }: Product) {
  async function raw(endpoint: Pick<AnyEndpoint, 'method' | 'path'>, body: unknown, as: CallAs) {
    const posts = endpoint.method === 'POST'
    const reply = await (as.site === 'OFFICE' ? office : player).inject({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      headers: {
        host: 'localhost:3000',
        ...(posts && { 'content-type': 'application/json' }),
        ...(as.token && { authorization: `Bearer ${as.token}` }),
        ...(as.key && { 'idempotency-key': as.key }),
        ...as.headers,
      },
      ...(posts && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const envelope = reply.body ? JSON.parse(reply.body) : {}
    return { http: reply.statusCode, headers: reply.headers, ...envelope } as Reply<unknown>
  }

  async function call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, as: CallAs = {}) {
    const fresh = endpoint.money === 'KEY_REQUIRED' && !as.key ? { key: newId() } : {}
    const reply = await raw(endpoint, input, { ...as, ...fresh })
    if (reply.status === 'OK' && endpoint.money) checkAnswer(endpoint, reply.data)
    return reply as Reply<OutputOf<E>>
  }
  return { raw, call }
}

/** The answer is what the contract makes of it: of the right types, and nothing beside. */
function checkAnswer({ output, path }: AnyEndpoint, data: unknown): void {
  if (!isDeepStrictEqual(z.parse(output, data), data)) {
    throw new Error(`${path} answers with more than its contract says`)
  }
}
