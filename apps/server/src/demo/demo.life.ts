import type { Permission } from '@camellia/contract/abilities'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import { insertRole } from '../role/role.sql'
import { type Hall, joinMany } from './demo.join'
import {
  insertIpRule,
  insertLogins,
  insertMemos,
  insertPasswordRequests,
  insertPastTrail,
  insertTags,
  saveFriends,
} from './demo.life.sql'
import { insertCompanyAccounts, insertPastMoney } from './demo.money.sql'

interface DemoTeam {
  readonly role: string
  readonly permissions: readonly Permission[]
  readonly people: readonly (readonly [code: string, name: string])[]
}

const MANAGERS: DemoTeam['people'] = [
  ['staff1', '김서연'],
  ['staff2', '박지훈'],
]

/** Head-office teams beside the managers, each with what its work needs. */
const TEAMS: readonly DemoTeam[] = [
  {
    role: '재무',
    permissions: [
      'Partner_Login.read',
      'Deposit.allow',
      'Withdraw.allow',
      'Payment.allow',
      'Report.read',
      'Member.update',
      'Message.read',
    ],
    people: [
      ['money1', '이도현'],
      ['money2', '한소희'],
    ],
  },
  {
    role: '상담',
    permissions: [
      'Partner_Login.read',
      'Member.update',
      'Member.view',
      'Login.read',
      'Message.read',
      'Message.write',
      'Faq.read',
      'Faq.write',
      'Report.read',
    ],
    people: [
      ['care1', '최유진'],
      ['care2', '정하늘'],
      ['care3', '오민석'],
    ],
  },
]

/** The managers and the teams of the head office; they hang under it as its staff. */
export async function joinTeams(
  hall: Hall,
  { root, createdAt }: { readonly root: MemberId; readonly createdAt: Date },
): Promise<void> {
  const roles = new Map(hall.roles)
  const parentId = roles.get('본사') as RoleId
  for (const [position, { role, permissions }] of TEAMS.entries()) {
    const made = { name: role, type: 'USER', parentId, ownerId: null, ownerPath: null } as const
    const id = await insertRole(hall.tx, {
      ...made,
      position: position + 10,
      permissions: [...permissions],
    })
    roles.set(role, id)
  }
  const people = [{ role: '운영 직원', people: MANAGERS }, ...TEAMS].flatMap((team) =>
    team.people.map(([code, name]) => ({ code, name, role: team.role })),
  )
  const below = { kind: 'USER', parentId: root, createdAt } as const
  await joinMany(
    { ...hall, roles },
    people.map((person) => ({ ...person, ...below })),
  )
}

/** What a site that has run for a while knows of its people. */
export async function liveALittle(
  tx: AppTx,
  { root, staff, seal }: { readonly root: MemberId; readonly staff: MemberId; readonly seal: Seal },
): Promise<void> {
  await saveFriends(tx)
  await insertLogins(tx)
  await insertMemos(tx, staff)
  await insertTags(tx, root)
  await insertPasswordRequests(tx)
  await insertCompanyAccounts(tx, { maker: root, approver: staff, seal })
  await insertPastMoney(tx, staff)
  await insertPastTrail(tx)
  await insertIpRule(tx, staff)
}
