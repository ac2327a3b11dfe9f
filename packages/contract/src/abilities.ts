import type { Ability } from '@camellia/kernel/ability'
import * as z from 'zod/mini'

export const abilityField = z.object({ subject: z.string(), action: z.string() })

/** The brief's permission types, and the further ones our screens need, as `subject.action`. */
export const PERMISSIONS = [
  'SignUp.allow',
  'Member.create',
  'Member.update',
  'Bonus.create',
  'Bonus.payment',
  'Level.up',
  'Level.down',
  'Faq.read',
  'Faq.write',
  'Rolling.update',
  'Notice.create',
  'Message.read',
  'Message.write',
  'Game.onoff',
  'Game.switch',
  'Payment.allow',
  'Collect.allow',
  'Event.create',
  'Deposit.allow',
  'Withdraw.allow',
  'SubRole.hang',
  'Lose.manage',
  'Betting.allow',
  'Partner_Login.read',
  'Report.read',
  'Role.manage',
  'System.manage',
  // Account numbers, phones and e-mail addresses in full; every look is in the audit log.
  'Member.unmask',
  'Member.move',
  // Seeing the site as a member sees it, without being able to do anything.
  'Member.view',
  'Login.read',
  'Ip.manage',
  'Audit.read',
  // Gifts from the promotion money of one's line.
  'Call.manage',
  // Which certified variant of a title the site plays.
  'Rtp.manage',
] as const

export type Permission = (typeof PERMISSIONS)[number]

export function abilityOf(permission: Permission): Ability {
  const [subject = '', action = ''] = permission.split('.')
  return { subject, action }
}

/** What every session may do: read `user`, and the brief's menu rule read `partner`. */
export const EVERYONES_ABILITIES: readonly Ability[] = [
  { subject: 'user', action: 'read' },
  { subject: 'partner', action: 'read' },
]
