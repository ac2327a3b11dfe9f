import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import { historyInput, historyOf, memberIdField, textField, timeField } from './fields'

export const SITES = ['PLAYER', 'OFFICE'] as const

/** How a try to log in ended. PENDING: its answer was never given. */
export const LOGIN_OUTCOMES = [
  'SUCCESS',
  'INVALID_PASSWORD',
  'NOT_ALLOWED_USER',
  'BLOCKED_USER',
  'ACCESS_DENIED',
  'LOCKED',
  'TWO_FACTOR_REQUIRED',
  'PENDING',
] as const

/** Browser and system as far as a browser says; empty where it does not. */
export const deviceName = z.object({ browser: z.string(), system: z.string() })

const person = z.object({ id: memberIdField, code: z.string(), name: z.string() })

export const loginRow = z.object({
  id: z.uuid(),
  at: timeField,
  /** As it was typed. */
  code: z.string(),
  /** Null: nobody has this id. */
  member: z.nullable(person),
  site: z.enum(SITES),
  address: z.nullable(z.string()),
  device: deviceName,
  outcome: z.enum(LOGIN_OUTCOMES),
})

export const listLogins = endpoint({
  method: 'POST',
  path: '/login/list',
  summary: 'Every try to log in of members below me, newest first.',
  reads: true,
  access: staffWho('Login', 'read'),
  scope: 'SUBTREE',
  input: z.extend(historyInput, {
    member: z.optional(memberIdField),
    /** The whole id, as it was typed. */
    code: z.optional(textField(64)),
    address: z.optional(textField(45)),
    outcome: z.optional(z.enum(LOGIN_OUTCOMES)),
    site: z.optional(z.enum(SITES)),
    from: z.optional(timeField),
    until: z.optional(timeField),
  }),
  output: historyOf(loginRow),
  refuses: ['MEMBER_NOT_FOUND', 'INVALID_PARAMETER'],
})

export const openSession = z.object({
  id: z.uuid(),
  site: z.enum(SITES),
  address: z.nullable(z.string()),
  device: deviceName,
  createdAt: timeField,
  /** The session that asks. */
  current: z.boolean(),
})

export const knownDevice = z.object({
  /** The end of the browser's own number: enough to tell two of them apart. */
  mark: z.string(),
  device: deviceName,
  firstAt: timeField,
  lastAt: timeField,
  logins: z.int(),
  addresses: z.array(z.string()),
})

export const devicesReply = z.object({
  sessions: z.array(openSession),
  devices: z.array(knownDevice),
})

export const listDevices = endpoint({
  method: 'POST',
  path: '/login/devices',
  summary: 'Open sessions and known devices of a member below me.',
  reads: true,
  access: staffWho('Login', 'read'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: memberIdField }),
  output: devicesReply,
  refuses: ['MEMBER_NOT_FOUND'],
})

export const LINKS = ['ADDRESS', 'DEVICE', 'PHONE', 'ACCOUNT'] as const

export const linkedMember = z.object({
  member: z.extend(person, { kind: z.enum(['PARTNER', 'USER', 'MEMBER']) }),
  /** What the two have in common, the strongest first. */
  links: z.array(
    z.object({
      by: z.enum(LINKS),
      /** The address, or the end of the device's number; empty for phone and account. */
      what: z.string(),
      lastAt: z.nullable(timeField),
      times: z.int(),
    }),
  ),
})

export const findLinked = endpoint({
  method: 'POST',
  path: '/login/linked',
  summary: 'Members below me who share an address, a device, a phone or an account with this one.',
  reads: true,
  access: staffWho('Login', 'read'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: memberIdField }),
  output: z.object({ items: z.array(linkedMember), hasMore: z.boolean() }),
  refuses: ['MEMBER_NOT_FOUND'],
})

export type LoginRow = z.output<typeof loginRow>
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number]
export type DeviceName = z.output<typeof deviceName>
export type OpenSession = z.output<typeof openSession>
export type KnownDevice = z.output<typeof knownDevice>
export type LinkedMember = z.output<typeof linkedMember>
