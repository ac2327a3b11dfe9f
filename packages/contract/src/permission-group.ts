import type { Permission } from './abilities'

/** How the matrix is cut; every permission stands in exactly one group. */
export const PERMISSION_GROUPS = [
  {
    name: 'money',
    permissions: [
      'Deposit.allow',
      'Withdraw.allow',
      'Payment.allow',
      'Collect.allow',
      'Rolling.update',
      'Lose.manage',
      'Bonus.create',
      'Bonus.payment',
      'Event.create',
      'Report.read',
    ],
  },
  {
    name: 'members',
    permissions: [
      'SignUp.allow',
      'Member.create',
      'Member.update',
      'Member.move',
      'Member.unmask',
      'Member.view',
      'Level.up',
      'Level.down',
      'Role.manage',
      'SubRole.hang',
    ],
  },
  {
    name: 'talk',
    permissions: ['Message.read', 'Message.write', 'Notice.create', 'Faq.read', 'Faq.write'],
  },
  {
    name: 'system',
    permissions: [
      'Betting.allow',
      'Game.onoff',
      'Game.switch',
      'Call.manage',
      'Rtp.manage',
      'Partner_Login.read',
      'Login.read',
      'Ip.manage',
      'Audit.read',
      'System.manage',
    ],
  },
] as const satisfies readonly {
  readonly name: string
  readonly permissions: readonly Permission[]
}[]

export type PermissionGroup = (typeof PERMISSION_GROUPS)[number]['name']
