import type { Permission } from '@camellia/contract/abilities'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { insertRole } from '../role/role.sql'
import { joinMember, type Stage } from './demo.join'
import {
  insertIpRule,
  insertLogins,
  insertMemos,
  insertPasswordRequests,
  insertPastTrail,
  saveDemoRates,
  saveFriends,
} from './demo.life.sql'
import { askForMoney, insertCompanyAccount, insertPastMoney } from './demo.money.sql'

interface DemoTeam {
  readonly role: string
  readonly permissions: readonly Permission[]
  readonly people: readonly (readonly [code: string, name: string])[]
}

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

/** The teams of the head office; they hang under it as its staff. */
export async function joinTeams(stage: Stage, root: MemberId): Promise<void> {
  const roles = new Map(stage.roles)
  const parentId = roles.get('본사') as RoleId
  for (const [position, { role, permissions, people }] of TEAMS.entries()) {
    const id = await insertRole(stage.tx, {
      name: role,
      type: 'USER',
      parentId,
      ownerId: null,
      ownerPath: null,
      position: position + 10,
      permissions: [...permissions],
    })
    roles.set(role, id)
    for (const [code, name] of people) {
      await joinMember({ ...stage, roles }, { code, name, role, kind: 'USER' }, root)
    }
  }
}

/** What a site that has run for a while knows of its people. */
export async function liveALittle(
  { tx }: Stage,
  { root, staff, seal }: { readonly root: MemberId; readonly staff: MemberId; readonly seal: Seal },
): Promise<void> {
  await saveDemoRates(tx)
  await saveFriends(tx)
  await insertLogins(tx)
  await insertMemos(tx, staff)
  await insertPasswordRequests(tx)
  await insertPastTrail(tx)
  await insertIpRule(tx, staff)
  await insertCompanyAccount(tx, { maker: root, approver: staff, seal })
  await insertPastMoney(tx, staff)
  await askForMoney(tx)
}
