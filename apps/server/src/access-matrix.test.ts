import { PERMISSIONS } from '@camellia/contract/abilities'
import { ENDPOINTS } from '@camellia/contract/all'
import type { AnyEndpoint, Site } from '@camellia/contract/endpoint'
import { changeStatus } from '@camellia/contract/member-edit'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { openWallet } from '@camellia/ledger/balance'
import { newId } from '@camellia/ledger/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from './access-matrix.kit'
import { MATRIX } from './access-matrix.rows'
import { insertMember } from './member/member.sql'
import { hashPassword } from './member/password'
import { openSession } from './session/session.service'
import { saveSetting } from './setting/setting.sql'
import { PASSWORD, type Reply, startSite, type TestSite } from './testing-site'

/** security.md's people, each with what makes them special. */
const PERSONAS = {
  anonymous: { code: null },
  player: { code: 'player1' },
  'other player': { code: 'player3' },
  'partner above with every permission': { code: 'subhq1' },
  'partner above without permissions': { code: 'store1' },
  'partner of another branch': { code: 'subhq2' },
  'partner below the target': { code: 'child1' },
  'head office': { code: 'admin' },
  blocked: { code: 'blocked1' },
  waiting: { code: 'waiting1' },
} as const

/** Holds what every call on a person needs, and one permission less than those it is tried on. */
const CLERK_LACKS = 'System.manage'
type Persona = keyof typeof PERSONAS

let site: TestSite
const ids = new Map<string, MemberId>()
let tokens: ReadonlyMap<string, string> = new Map()

beforeAll(async () => {
  site = await startSite()
  await plant()
  await logInAll()
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

/** A partner below the target's parent, one blocked and one waiting; all rights but one's without. */
async function plant(): Promise<void> {
  for (const code of ['subhq1', 'store1', 'player1']) ids.set(code, site.idOf(code))
  const passwordHash = await hashPassword(PASSWORD)
  await site.db.system(async (tx) => {
    // The whole table is asked from one address within a minute.
    for (const key of ['limit.callsPerAddress', 'limit.callsPerSubnet'] as const) {
      await saveSetting(tx, { key, value: 1_000_000, by: null })
    }
    // Everybody here has just been made; what that means has a test of its own.
    await saveSetting(tx, { key: 'security.newApproverHours', value: 0, by: null })
    const [row] = await tx.sql<{ id: RoleId }[]>`select id from role where name = '매장'`
    const parentId = site.idOf('subhq1')
    for (const code of ['child1', 'blocked1', 'waiting1']) {
      const { id } = await insertMember(tx, {
        code,
        name: code,
        kind: 'PARTNER',
        status: 'NORMAL',
        roleId: row?.id as RoleId,
        parentId,
        passwordHash,
        withdrawPasswordHash: passwordHash,
      })
      await openWallet(tx, id)
      ids.set(code, id)
    }
    const [staff] = await tx.sql<{ id: RoleId }[]>`select id from role where name = '운영 직원'`
    for (const code of ['clerk1', 'clerk2']) {
      const clerk = await insertMember(tx, {
        code,
        name: code,
        kind: 'USER',
        status: 'NORMAL',
        roleId: staff?.id as RoleId,
        parentId: site.idOf('admin'),
        passwordHash,
      })
      await openWallet(tx, clerk.id)
      ids.set(code, clerk.id)
    }
    await tx.sql`update member set withheld = ${[CLERK_LACKS]} where code like 'clerk_'`
    await tx.sql`update member set granted = ${[...PERMISSIONS]} where kind = 'PARTNER'`
    const withheld = PERMISSIONS.filter((permission) => permission !== 'Partner_Login.read')
    await tx.sql`
      update member set granted = '{}', withheld = ${withheld} where code = 'store1'`
  })
}

/** A token for each site; the blocked and the waiting keep those from before. */
async function logInAll(): Promise<void> {
  const fresh = new Map<string, string>()
  const people = Object.values(PERSONAS).flatMap(({ code }) => (code ? [code] : []))
  const codes = [...people, 'clerk1']
  for (const code of codes) {
    const id = ids.get(code) ?? site.idOf(code)
    for (const entry of ['PLAYER', 'OFFICE'] as const) {
      if (code.startsWith('player') && entry === 'OFFICE') continue
      const { token } = await site.db.system((tx) =>
        openSession(tx, {
          memberId: id,
          site: entry,
          parentId: null,
          address: '127.0.0.1',
          agent: '',
          device: '',
        }),
      )
      fresh.set(`${entry} ${code}`, token)
    }
  }
  tokens = fresh
  await site.db.system(
    ({ sql }) => sql`
    update member set status = case code when 'blocked1' then 2 else 1 end
    where code in ('blocked1', 'waiting1')`,
  )
}

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

test('every call of the contract has a row, and every row a call', () => {
  expect(Object.keys(MATRIX).sort()).toEqual(ENDPOINTS.map(nameOf).sort())
})

/** What a persona must get, from the row alone. */
function expectedFor(persona: Persona, row: Row, entry: Site): string {
  const { answer, need, head, outside = 'HIDDEN' } = row
  const fine = [answer].flat().join(' or ')
  if (row.guest) return fine
  if (['anonymous', 'blocked', 'waiting'].includes(persona)) return 'UNAUTHORIZED'
  const plays = persona === 'player' || persona === 'other player'
  if (plays && entry === 'OFFICE') return 'UNAUTHORIZED'
  if (plays) return row.notPlayers ? 'ACCESS_DENIED' : fine
  const lacks = need !== null && need !== 'Partner_Login.read'
  if (persona === 'partner above without permissions' && lacks) return 'ACCESS_DENIED'
  if (persona === 'head office') return row.notHead ? 'ACCESS_DENIED' : fine
  if (head) return 'ACCESS_DENIED'
  const elsewhere = persona.endsWith('another branch') || persona.endsWith('below the target')
  return elsewhere && outside !== 'HIDDEN' ? outside : fine
}

const cells = ENDPOINTS.flatMap((endpoint) => {
  const row = MATRIX[nameOf(endpoint)]
  if (!row) return []
  const entries: Site[] =
    row.site === 'PLAYER' || row.site === 'OFFICE' ? [row.site] : ['PLAYER', 'OFFICE']
  return entries.map((entry) => ({ name: nameOf(endpoint), entry, endpoint, row }))
})

test.each(cells)('$name on the $entry site answers everyone as the table says', async (cell) => {
  const { endpoint, row, entry } = cell
  for (const persona of Object.keys(PERSONAS) as Persona[]) {
    const { code } = PERSONAS[persona]
    const target = persona === 'partner below the target' ? 'subhq1' : 'player1'
    const reply = await callAs(endpoint, row, { entry, code, target })
    const expected = expectedFor(persona, row, entry)
    expect(expected.split(' or '), `${persona}: ${reply.code}`).toContain(reply.code)
    const hidden = persona.includes('another branch') || persona.includes('below the target')
    if (hidden && row.outside) expect(JSON.stringify(reply.data)).not.toContain(`"${target}"`)
    if (row.ends) await logInAll()
  }
})

function callAs(
  endpoint: AnyEndpoint,
  row: Row,
  who: { readonly entry: Site; readonly code: string | null; readonly target: string },
): Promise<Reply<unknown>> {
  const token = tokens.get(`${who.entry} ${who.code}`)
  const input = row.input?.(ids.get(who.target) ?? site.idOf(who.target)) ?? {}
  return site.raw(endpoint, input, {
    site: who.entry,
    key: newId(),
    ...(token && { token }),
  })
}

const onPeople = cells.filter(({ endpoint }) => endpoint.onPerson)

test.each(onPeople)('$name is refused on a colleague with more rights', async (cell) => {
  const { endpoint, row } = cell
  for (const target of ['staff1', 'subhq1']) {
    const before = await stateOf(target)
    const reply = await callAs(endpoint, row, { entry: 'OFFICE', code: 'clerk1', target })
    expect([target, reply.code]).toEqual([target, 'ACCESS_DENIED'])
    expect(await stateOf(target)).toEqual(before)
  }
})

test.each(onPeople)('$name is refused on a colleague with the same rights', async (cell) => {
  const { endpoint, row } = cell
  const before = await stateOf('clerk2')
  const reply = await callAs(endpoint, row, { entry: 'OFFICE', code: 'clerk1', target: 'clerk2' })
  expect(reply.code).toBe('ACCESS_DENIED')
  expect(await stateOf('clerk2')).toEqual(before)
})

// What the clerk lacks is the right to make that call at all.
const byClerks = onPeople.filter(({ row }) => row.need !== CLERK_LACKS)

test.each(byClerks)('$name is not refused so where the rights are no more', async (cell) => {
  const { endpoint, row } = cell
  const reply = await callAs(endpoint, row, { entry: 'OFFICE', code: 'clerk1', target: 'player1' })
  expect([row.answer].flat()).toContain(reply.code)
  if (row.ends) await logInAll()
})

/** Everything that a call on a person could change. */
async function stateOf(code: string): Promise<unknown> {
  const id = ids.get(code) ?? site.idOf(code)
  const [state] = await site.db.system(
    ({ sql }) => sql`
    select to_jsonb(m) as member, to_jsonb(w) as wallet,
      (select count(*) from session s where s.member_id = m.id and s.ended_at is null) as sessions,
      (select count(*) from memo o where o.member_id = m.id) as memos,
      (select count(*) from transaction t where t.member_id = m.id) as transactions,
      (select count(*) from password_request p where p.member_id = m.id) as passwords,
      (select count(*) from rate_version v where v.member_id = m.id) as rates,
      (select count(*) from trail) as trail
    from member m join wallet w on w.member_id = m.id where m.id = ${id}`,
  )
  return state
}

const changes = cells.filter(({ endpoint: { method, reads, scope }, row }) => {
  const asked = method === 'POST' && !reads && scope !== 'SELF'
  return asked && !row.guest && [row.answer].flat().includes('SUCCESS')
})

test.each(changes)('$name by staff is written into the audit log', async ({ endpoint, row }) => {
  const before = await countTrail()
  const who = { entry: 'OFFICE', code: 'admin', target: 'player2' } as const
  const reply = await callAs(endpoint, row, who)
  // Doing the same twice may change nothing the second time; the first time is in the log.
  if (reply.code === 'SUCCESS' && (await countTrail()) === before) {
    expect([nameOf(endpoint), UNCHANGED]).toEqual([
      nameOf(endpoint),
      expect.arrayContaining([endpoint.path]),
    ])
  }
  if (row.ends) await logInAll()
})

/** Calls of the table that ask for what is so already. */
const UNCHANGED = ['/role/override/save']

async function countTrail(): Promise<number> {
  const [row] = await site.db.system(
    ({ sql }) => sql<{ count: number }[]>`select count(*) from trail`,
  )
  return row?.count ?? 0
}

test('a token of one site opens nothing on the other', async () => {
  for (const { endpoint, row, entry } of cells.filter(({ row }) => !row.guest)) {
    const token = tokens.get(`${entry === 'PLAYER' ? 'OFFICE' : 'PLAYER'} admin`) ?? ''
    const input = row.input?.(site.idOf('player1')) ?? {}
    const reply = await site.raw(endpoint, input, { site: entry, token, key: newId() })
    expect([nameOf(endpoint), reply.code]).toEqual([nameOf(endpoint), 'UNAUTHORIZED'])
  }
})

test('whoever is blocked is refused with the token they had, at once', async () => {
  const before = { site: 'OFFICE', token: tokens.get('OFFICE subhq2') ?? '' } as const
  const admin = { site: 'OFFICE', token: tokens.get('OFFICE admin') ?? '' } as const
  const input = { ids: [site.idOf('subhq2')], to: 'BLOCKED' as const, reason: 'x' }
  expect((await site.call(changeStatus, input, admin)).code).toBe('SUCCESS')
  for (const { endpoint, row } of cells.filter(
    ({ row, entry }) => !row.guest && entry === 'OFFICE',
  )) {
    const reply = await site.raw(endpoint, row.input?.(site.idOf('player3')) ?? {}, before)
    expect([nameOf(endpoint), reply.code]).toEqual([nameOf(endpoint), 'UNAUTHORIZED'])
  }
})
