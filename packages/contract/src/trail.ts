import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import { memberIdField, nothing, sizeField, textField, timeField } from './fields'

/** Everything staff do that is written down. A new one needs its text in seven languages. */
export const TRAIL_ACTIONS = [
  'member.approve',
  'member.refuse',
  'member.logout',
  'member.unmask',
  'member.export',
  'memo.add',
  'memo.remove',
  'tag.save',
  'tag.remove',
  'member.tags',
  'message.send',
  'member.create',
  'member.update',
  'member.bank',
  'member.block',
  'member.unblock',
  'member.delete',
  'member.rates',
  'member.move',
  'member.overrides',
  'member.lift',
  'role.create',
  'role.rename',
  'role.permissions',
  'role.move',
  'role.remove',
  'deposit.approve',
  'deposit.reject',
  'withdraw.approve',
  'withdraw.reject',
  'withdraw.look',
  'withdraw.sent',
  'withdraw.unsent',
  'claim.take-over',
  'payment.pay',
  'payment.collect',
  'payment.approve',
  'payment.reject',
  'company-account.create',
  'company-account.approve',
  'company-account.off',
  'system.maintenance',
  'system.open',
  'system.job',
  'setting.change',
  'setting.ask',
  'setting.approve',
  'setting.refuse',
  'password.approve',
  'password.refuse',
  'password.reset',
  'two-factor.remove',
  'ip.save',
  'ip.remove',
  'member.view',
  'game.open',
  'game.close',
  'game.save',
  'game.order',
  'vendor.open',
  'vendor.close',
  'rtp.ask',
  'rtp.approve',
  'rtp.reject',
  'call.make',
  'call.approve',
  'call.reject',
  'call.cancel',
  'call.fund',
  'call.fund-ask',
  'call.fund-reject',
  'notice.save',
  'notice.remove',
  'letter.send',
  'template.save',
  'template.remove',
  'inquiry.claim',
  'inquiry.answer',
  'inquiry.finish',
  'inquiry.reopen',
  'macro.save',
  'macro.remove',
  'macro.order',
  'macro.fast',
  'page.save',
  'faq.save',
  'faq.order',
  'faq.remove',
  'chat.assign',
  'chat.close',
] as const

export type TrailAction = (typeof TRAIL_ACTIONS)[number]

const person = z.object({ id: memberIdField, code: z.string(), name: z.string() })

const fields = z.nullable(z.record(z.string(), z.unknown()))

export const trailEntry = z.object({
  /** Its place in the chain. */
  seq: z.int(),
  at: timeField,
  /** Null: someone above the reader, whose name is not theirs to see. */
  actor: z.nullable(person),
  address: z.nullable(z.string()),
  action: z.enum(TRAIL_ACTIONS),
  member: z.nullable(person),
  /** Only what changed. */
  before: fields,
  after: fields,
  reason: z.string(),
})

export const listTrail = endpoint({
  method: 'POST',
  path: '/trail/list',
  summary: 'What staff changed below me, newest first.',
  reads: true,
  access: staffWho('Audit', 'read'),
  scope: 'SUBTREE',
  input: z.strictObject({
    /** The seq of the last entry of the page above. */
    before: z.optional(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
    size: sizeField,
    member: z.optional(memberIdField),
    /** Beginning of the id of who did it. */
    actor: z.optional(textField(12)),
    action: z.optional(z.enum(TRAIL_ACTIONS)),
    from: z.optional(timeField),
    until: z.optional(timeField),
  }),
  output: z.object({
    items: z.array(trailEntry),
    hasMore: z.boolean(),
    size: z.int(),
    /** Whether the caller may have the whole chain read again. */
    verifiable: z.boolean(),
  }),
  refuses: [],
})

export const verifyTrail = endpoint({
  method: 'GET',
  path: '/trail/verification',
  summary: 'Reads the whole chain again and says where it is broken, if it is.',
  access: staffWho('Audit', 'read'),
  scope: 'SITE',
  input: nothing,
  output: z.object({
    links: z.int(),
    head: z.nullable(z.string()),
    /** The first link that does not hold; null when all do. */
    broken: z.nullable(z.int()),
    why: z.nullable(
      z.enum(['MISSING', 'REORDERED', 'DELETED', 'ALTERED', 'UNCHAINED', 'CUT', 'HEADS']),
    ),
    checkedAt: timeField,
  }),
  refuses: [],
})

export type TrailEntry = z.output<typeof trailEntry>
