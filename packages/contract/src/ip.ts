import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import { memberIdField, noData, nothing, textField, timeField, wordsField } from './fields'
import { SITES } from './login'

export const VERDICTS = ['BLOCK', 'ALLOW'] as const

export const ipRule = z.object({
  id: z.uuid(),
  network: z.string(),
  site: z.enum(SITES),
  verdict: z.enum(VERDICTS),
  note: z.string(),
  createdAt: timeField,
  createdBy: z.string(),
})

export const listIpRules = endpoint({
  method: 'GET',
  path: '/ip/list',
  summary: 'Every rule about addresses, the newest first.',
  access: staffWho('Ip', 'manage'),
  scope: 'SITE',
  input: nothing,
  output: z.object({
    items: z.array(ipRule),
    /** Where this very request comes from: it cannot be locked out of the office. */
    address: z.string(),
  }),
  refuses: [],
})

export const saveIpRule = endpoint({
  method: 'POST',
  path: '/ip/save',
  summary:
    'Block or allow an address or a range on one site; a rule of the same range is replaced.',
  access: staffWho('Ip', 'manage'),
  scope: 'SITE',
  input: z.strictObject({
    /** An address or a range in CIDR notation. */
    network: textField(50),
    site: z.enum(SITES),
    verdict: z.enum(VERDICTS),
    note: wordsField(200),
  }),
  output: noData,
  refuses: ['INVALID_PARAMETER', 'CONFLICT', 'ALREADY_EXIST_ITEM', 'LIMIT_REACHED'],
})

export const removeIpRule = endpoint({
  method: 'POST',
  path: '/ip/remove',
  summary: 'Take a rule away.',
  access: staffWho('Ip', 'manage'),
  scope: 'SITE',
  input: z.strictObject({ id: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT'],
})

const decision = z.object({
  admitted: z.boolean(),
  /** The rule that decides; null: none matches. */
  rule: z.nullable(z.object({ id: z.uuid(), network: z.string(), verdict: z.enum(VERDICTS) })),
})

export const checkAddress = endpoint({
  method: 'POST',
  path: '/ip/check',
  summary: 'What becomes of an address on both sites, and who was seen there.',
  reads: true,
  access: staffWho('Ip', 'manage'),
  scope: 'SITE',
  input: z.strictObject({ address: textField(50) }),
  output: z.object({
    /** As it is kept: a range's first address, the shortest spelling. */
    network: z.string(),
    player: decision,
    office: decision,
    seen: z.array(
      z.object({ id: memberIdField, code: z.string(), name: z.string(), lastAt: timeField }),
    ),
    hasMore: z.boolean(),
  }),
  refuses: ['INVALID_PARAMETER'],
})

export type IpRule = z.output<typeof ipRule>
export type Verdict = (typeof VERDICTS)[number]
