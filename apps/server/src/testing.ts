import type { AnyEndpoint, InputOf, OutputOf, Site } from '@camellia/contract/endpoint'
import { createSeal } from '@camellia/db/sealed'
import { testDatabase } from '@camellia/db/testing'
import type { Code } from '@camellia/kernel/codes'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { pino } from 'pino'
import { hashPassword } from './access/password'
import { DEMO_PASSWORD, DEMO_ROLES } from './demo/demo.people'
import { insertRole } from './demo/demo.sql'
import { openMember } from './fairness/fairness.service'
import { insertMember, type NewMember } from './member/member.sql'
import { createProduct, type Product } from './product'

/** What a call answered: the HTTP status, the code, and the data when it was a yes. */
export interface Answer<Data> {
  readonly http: number
  readonly code: Code
  readonly data: Data
}

export interface TestProduct {
  readonly product: Product
  readonly ownerUrl: string
  /** Everybody in the tree, by login id. */
  readonly members: ReadonlyMap<string, MemberId>
  /** Logs in with the tests' one password; returns the token. The office by default. */
  login(code: string, site?: Site): Promise<string>
  /** Calls an endpoint of the contract over HTTP, at the site where the contract has it. */
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    caller?: Caller,
  ): Promise<Answer<OutputOf<E>>>
  close(): Promise<void>
}

export interface Caller {
  readonly token?: string
  readonly site?: Site
  readonly headers?: Readonly<Record<string, string>>
}

interface Person {
  readonly code: string
  readonly role: string
  readonly kind: NewMember['kind']
  readonly parent: string | null
}

/** A small tree with one of everybody: two branches, so that one can be outside the other. */
const PEOPLE: readonly Person[] = [
  { code: 'admin', role: '본사', kind: 'PARTNER', parent: null },
  { code: 'staff1', role: '운영 직원', kind: 'USER', parent: 'admin' },
  { code: 'subhq1', role: '부본사', kind: 'PARTNER', parent: 'admin' },
  { code: 'subhq2', role: '부본사', kind: 'PARTNER', parent: 'admin' },
  { code: 'store1', role: '매장', kind: 'PARTNER', parent: 'subhq1' },
  { code: 'store2', role: '매장', kind: 'PARTNER', parent: 'subhq2' },
  { code: 'player1', role: '회원', kind: 'MEMBER', parent: 'store1' },
  { code: 'player2', role: '회원', kind: 'MEMBER', parent: 'store2' },
]

/**
 * The whole product on a database of its own, with both sites and a small tree, and without money,
 * demo history or running jobs (`product.schedule.start()` starts those). Close it after the file.
 */
export async function startProduct(): Promise<TestProduct> {
  const database = await testDatabase()
  const { ownerUrl, appUrl } = database
  const product = await createProduct({
    config: {
      mode: 'play',
      defaultLanguage: 'ko',
      busUrl: undefined,
      trustProxy: false,
      host: '127.0.0.1',
      port: 3000,
      backofficePort: 3001,
      playerUrl: undefined,
      backofficeUrl: undefined,
    },
    ownerUrl,
    appUrl,
    seal: createSeal(Buffer.alloc(32, 7)),
    log: pino({ level: 'silent' }),
    dist: 'no-built-site',
  })
  const members = await seed(product)
  const call = callerOf(product)
  return {
    product,
    ownerUrl,
    members,
    call,
    login: (code, site = 'OFFICE') => logIn(product, code, site),
    async close() {
      await product.close()
      await database.drop()
    },
  }
}

async function seed({ db }: Product): Promise<ReadonlyMap<string, MemberId>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return db.system(async (tx) => {
    const roles = new Map<string, RoleId>()
    for (const role of DEMO_ROLES) roles.set(role.name, await insertRole(tx, role))
    const members = new Map<string, MemberId>()
    for (const { code, role, kind, parent } of PEOPLE) {
      const parentId = parent ? (members.get(parent) ?? null) : null
      const { id } = await insertMember(tx, {
        ...NOTHING_MORE,
        ...{ code, name: code, kind, parentId, passwordHash },
        roleId: roles.get(role) as RoleId,
      })
      await openMember(tx, id)
      members.set(code, id)
    }
    return members
  })
}

const NOTHING_MORE = {
  status: 'NORMAL',
  invitedBy: null,
  withdrawPasswordHash: null,
  email: null,
  bank: null,
  depositor: null,
  accountSealed: null,
  accountPrint: null,
  phoneSealed: null,
  phonePrint: null,
  address: null,
  createdAt: null,
} as const

function callerOf(product: Product): TestProduct['call'] {
  return async (endpoint, input, { token, site, headers } = {}) => {
    const { access, method, path } = endpoint
    const at = site ?? ('guest' in access ? 'PLAYER' : (access.sites[0] ?? 'PLAYER'))
    const app = at === 'PLAYER' ? product.player : product.office
    const reply = await app.inject({
      method,
      url: `/api${path}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(method === 'GET'
        ? { query: input as Record<string, string> }
        : { payload: input as object }),
    })
    return { http: reply.statusCode, ...reply.json() }
  }
}

async function logIn({ player, office }: Product, code: string, site: Site): Promise<string> {
  const app = site === 'PLAYER' ? player : office
  const payload = { code, password: DEMO_PASSWORD }
  const reply = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
  const { accessToken } = reply.json().data ?? {}
  if (!accessToken) throw new Error(`${code} cannot log in: ${reply.body}`)
  return accessToken
}
