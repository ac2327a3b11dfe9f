import { PERMISSIONS } from '@camellia/contract/abilities'
import { ENDPOINTS } from '@camellia/contract/all'
import type { AnyEndpoint } from '@camellia/contract/endpoint'
import { createBulk, previewBulk } from '@camellia/contract/member-bulk'
import { createMember } from '@camellia/contract/member-edit'
import { listMembers, memberTotals } from '@camellia/contract/member-list'
import { moveMember, previewMove } from '@camellia/contract/member-move'
import { openBranch } from '@camellia/contract/member-tree'
import type { MemberId, RoleId, SessionId } from '@camellia/kernel/ids'
import { openWallet } from '@camellia/ledger/balance'
import { newId } from '@camellia/ledger/identity'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MATRIX } from './access-matrix.rows'
import type { AppTx } from './http/tell'
import { type Audience, type HubIdentity, isFor } from './hub/hub-audience'
import { insertMember } from './member/member.sql'
import { openSession } from './session/session.service'
import { startSite, type TestSite } from './testing-site'
import { abilitiesFor } from './tree/abilities.rules'

/** Two partners of different branches have nothing to do with each other, by any call. */

interface Person {
  readonly id: MemberId
  readonly code: string
}
interface Branch {
  readonly top: Person
  readonly everyone: readonly Person[]
}

let site: TestSite
let count = 0
const NOBODY = 1_999_999_999 as MemberId

beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

/** Below which of those before it each further one hangs, and whether it is a partner. */
const shape = fc.array(fc.record({ under: fc.nat(), partner: fc.boolean() }), {
  minLength: 1,
  maxLength: 9,
})

async function growBranch(steps: readonly { under: number; partner: boolean }[]): Promise<Branch> {
  return site.db.system(async (tx) => {
    const top = await join(tx, site.idOf('admin'), 'PARTNER')
    const partners = [top]
    const everyone = [top]
    for (const { under, partner } of steps) {
      const parent = partners[under % Math.min(partners.length, 6)] ?? top
      const person = await join(tx, parent.id, partner ? 'PARTNER' : 'MEMBER')
      if (partner) partners.push(person)
      everyone.push(person)
    }
    return { top, everyone }
  })
}

async function join(tx: AppTx, parentId: MemberId, kind: 'PARTNER' | 'MEMBER'): Promise<Person> {
  const code = `br${(count++).toString(36).padStart(6, '0')}`
  const name = kind === 'PARTNER' ? '매장' : '회원'
  const [row] = await tx.sql<{ id: RoleId }[]>`select id from role where name = ${name}`
  const roleId = row?.id as RoleId
  const passwordHash = 'none'
  const { id } = await insertMember(tx, {
    code,
    name: code,
    kind,
    status: 'NORMAL',
    roleId,
    parentId,
    passwordHash,
  })
  await openWallet(tx, id)
  await tx.sql`update member set granted = ${[...PERMISSIONS]} where id = ${id} and kind = 'PARTNER'`
  return { id, code }
}

async function officeTokenOf({ id }: Person): Promise<string> {
  const opening = {
    site: 'OFFICE',
    parentId: null,
    address: '127.0.0.1',
    agent: '',
    device: '',
  } as const
  return (await site.db.system((tx) => openSession(tx, { memberId: id, ...opening }))).token
}

/** Everything anyone could change of these people. */
function snapshot({ everyone }: Branch) {
  const ids = everyone.map(({ id }) => id)
  return site.db.system(
    ({ sql }) => sql`
      select m.*, w.*, (select count(*) from memo where member_id = m.id) as memos,
        (select count(*) from message where receiver_id = m.id) as messages,
        (select count(*) from session s where s.member_id = m.id and s.ended_at is null) as open,
        (select count(*) from member c where c.parent_id = m.id) as below
      from member m join wallet w on w.member_id = m.id where m.id in ${sql(ids)} order by m.id`,
  )
}

const targeted = ENDPOINTS.flatMap((endpoint) => {
  const row = MATRIX[`${endpoint.method} ${endpoint.path}`]
  const input = row?.input
  return input && row.site === 'OFFICE' && !row.head ? [{ endpoint, input, ...row }] : []
})

test('no call reads, finds, counts, exports, messages, moves or changes another branch', async () => {
  await fc.assert(
    fc.asyncProperty(shape, shape, fc.nat(), async (mine, theirs, pick) => {
      const own = await growBranch(mine)
      const other = await growBranch(theirs)
      const victim = other.everyone[pick % other.everyone.length] ?? other.top
      const as = { site: 'OFFICE', token: await officeTokenOf(own.top) } as const
      const before = await snapshot(other)
      const heard = listenAs(other.top)
      const ask = (endpoint: AnyEndpoint, input: unknown) =>
        site.raw(endpoint, input, { ...as, key: newId() })
      for (const { endpoint, input, outside } of targeted) {
        const reply = await ask(endpoint, input(victim.id))
        const text = JSON.stringify(reply)
        for (const { code } of other.everyone) expect(text, endpoint.path).not.toContain(code)
        if (outside === 'HIDDEN') continue
        // Exactly as if there were nobody of that number.
        const nobody = await ask(endpoint, input(NOBODY))
        expect([endpoint.path, reply.code, reply.data]).toEqual([
          endpoint.path,
          nobody.code,
          nobody.data,
        ])
      }
      for (const [endpoint, input] of across(own, victim)) {
        const reply = await ask(endpoint, input)
        expect([endpoint.path, reply.status]).toEqual([endpoint.path, 'ERROR'])
      }
      expect(await snapshot(other)).toEqual(before)
      expect(heard()).toEqual([])
    }),
    { numRuns: 8 },
  )
})

/** Calls with one foot in each branch. */
function across(own: Branch, victim: Person): readonly (readonly [AnyEndpoint, unknown])[] {
  const child = own.everyone.at(-1) ?? own.top
  const player = { kind: 'MEMBER', code: 'across', name: 'x', password: 'camel77!' }
  const line = { ...player, kind: undefined, phone: '', bank: '', depositor: '' }
  const rows = [{ ...line, accountNumber: '', email: '' }].map(({ kind: _, ...row }) => row)
  return [
    [createMember, { ...player, parentId: victim.id }],
    [createBulk, { kind: 'MEMBER', parentId: victim.id, rows }],
    [previewBulk, { kind: 'MEMBER', parentId: victim.id, rows }],
    [moveMember, { id: child.id, parentId: victim.id, reason: 'x' }],
    [previewMove, { id: child.id, parentId: victim.id }],
    [moveMember, { id: victim.id, parentId: own.top.id, reason: 'x' }],
    [listMembers, { ...LIST, under: victim.id }],
    [memberTotals, { below: 'ALL', under: victim.id }],
    [openBranch, { id: victim.id }],
  ]
}

const LIST = { page: 1, size: 10, below: 'ALL', sort: 'createdAt', direction: 'DESC' }

/** What is pushed meanwhile to the partner of the other branch, who holds every permission. */
function listenAs({ id }: Person): () => readonly unknown[] {
  const granted = [...PERMISSIONS]
  const who: HubIdentity = {
    memberId: id,
    sessionId: 'none' as SessionId,
    site: 'OFFICE',
    scopeId: id,
    abilities: abilitiesFor({ permissions: [], granted, withheld: [] }),
  }
  const heard: unknown[] = []
  const send = site.hub.send
  site.hub.send = (to: Audience, push) => {
    if (isFor(to, who)) heard.push(push)
    send(to, push)
  }
  return () => {
    site.hub.send = send
    return heard
  }
}
