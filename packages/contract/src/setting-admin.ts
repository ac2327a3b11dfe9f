import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import { LANGUAGE_CODES, nothing, timeField, wordsField } from './fields'

/** Everything an operator may change here. A new one needs its facts, its name and what it does. */
export const SETTING_KEYS = [
  'site.banner',
  'site.supportUrl',
  'site.autoApprove',
  'site.depositorScript',
  'site.banks',
  'site.passwordPolicy',
  'site.require2fa',
  'session.officeIdle',
  'limit.signupsPerAddress',
  'money.minDeposit',
  'money.maxDeposit',
  'money.minWithdraw',
  'money.maxWithdraw',
  'money.fourEyesFrom',
  'money.fourEyesOperatorDay',
  'money.fourEyesHours',
  'money.claimMinutes',
  'call.fourEyesFrom',
  'call.perMemberDay',
  'call.perDay',
  'security.newApproverHours',
  'security.makerDays',
  'limit.callsPerMember',
  'limit.callsPerAddress',
  'limit.callsPerSubnet',
  'limit.filesPerAddress',
  'alarm.webhook',
] as const
export type AdminSettingKey = (typeof SETTING_KEYS)[number]

export const SETTING_GROUPS = [
  'SITE',
  'ACCESS',
  'MONEY',
  'CALL',
  'SECURITY',
  'LIMIT',
  'ALARM',
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

export const SETTING_KINDS = [
  'WON',
  'COUNT',
  'MINUTES',
  'HOURS',
  'DAYS',
  'CHOICE',
  'SWITCH',
  'TEXTS',
  'LINES',
  'LINK',
] as const

export type SettingKind = (typeof SETTING_KINDS)[number]

/** How a value of each is read and written: as money, hours, a link. */
export const SETTING_KIND_OF: Readonly<Record<AdminSettingKey, SettingKind>> = {
  'site.banner': 'TEXTS',
  'site.supportUrl': 'LINK',
  'site.autoApprove': 'SWITCH',
  'site.depositorScript': 'CHOICE',
  'site.banks': 'LINES',
  'site.passwordPolicy': 'CHOICE',
  'site.require2fa': 'CHOICE',
  'session.officeIdle': 'MINUTES',
  'limit.signupsPerAddress': 'COUNT',
  'money.minDeposit': 'WON',
  'money.maxDeposit': 'WON',
  'money.minWithdraw': 'WON',
  'money.maxWithdraw': 'WON',
  'money.fourEyesFrom': 'WON',
  'money.fourEyesOperatorDay': 'WON',
  'money.fourEyesHours': 'HOURS',
  'money.claimMinutes': 'MINUTES',
  'call.fourEyesFrom': 'WON',
  'call.perMemberDay': 'WON',
  'call.perDay': 'WON',
  'security.newApproverHours': 'HOURS',
  'security.makerDays': 'DAYS',
  'limit.callsPerMember': 'COUNT',
  'limit.callsPerAddress': 'COUNT',
  'limit.callsPerSubnet': 'COUNT',
  'limit.filesPerAddress': 'COUNT',
  'alarm.webhook': 'LINK',
}

/** Why a value is not taken. */
export const SETTING_FAULTS = [
  'KIND',
  'BELOW',
  'ABOVE',
  'STEP',
  'CHOICE',
  'EMPTY',
  'LINK',
  'ORDER',
] as const
export type SettingFault = (typeof SETTING_FAULTS)[number]

const TEXT_MAX = 500

const value = z.union([
  z.null(),
  z.boolean(),
  z.number(),
  wordsField(TEXT_MAX),
  z.array(wordsField(40)).check(z.maxLength(60)),
  z.partialRecord(z.enum(LANGUAGE_CODES), wordsField(TEXT_MAX)),
])
export type SettingValue = z.output<typeof value>

const person = z.nullable(z.object({ code: z.string(), name: z.string() }))

export const settingChange = z.object({
  id: z.uuid(),
  before: value,
  after: value,
  state: z.enum(['WAITING', 'SAVED', 'REFUSED']),
  madeBy: person,
  madeAt: timeField,
  mine: z.boolean(),
  decidedBy: person,
  decidedAt: z.nullable(timeField),
})
export type SettingChange = z.output<typeof settingChange>

export const setting = z.object({
  key: z.enum(SETTING_KEYS),
  group: z.enum(SETTING_GROUPS),
  kind: z.enum(SETTING_KINDS),
  value,
  otherwise: value,
  /** Bounds of a number; of texts and lists how long they may be. */
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  step: z.nullable(z.number()),
  choices: z.array(z.string()),
  /** Whether it may be left empty, which means something of its own. */
  none: z.boolean(),
  /** Whether some change of it takes two people. */
  guard: z.boolean(),
  changedBy: person,
  changedAt: z.nullable(timeField),
  waiting: z.nullable(settingChange),
})
export type Setting = z.output<typeof setting>

export const listSettings = endpoint({
  method: 'GET',
  path: '/setting/list',
  summary: 'Every setting with its value, default, bounds, and who changed it when.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: nothing,
  output: z.array(setting),
  refuses: [],
})

export const listSettingChanges = endpoint({
  method: 'POST',
  path: '/setting/changes',
  summary: 'What was changed, newest first: of one setting, or of all.',
  reads: true,
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: z.strictObject({ key: z.optional(z.enum(SETTING_KEYS)) }),
  output: z.array(z.extend(settingChange, { key: z.enum(SETTING_KEYS) })),
  refuses: [],
})

/** What a change would do, counted on what is there now. */
export const SETTING_EFFECTS = [
  'WAITING_TWO',
  'MONTH_REFUSED',
  'GIFTS_TWO',
  'WITHOUT_FACTOR',
  'SIGNUPS_WAITING',
  'BANK_GONE',
  'OFFICE_SESSIONS',
] as const

export const previewSetting = endpoint({
  method: 'POST',
  path: '/setting/preview',
  summary: 'What a change would do, before it is saved.',
  reads: true,
  heavy: true,
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: z.strictObject({ key: z.enum(SETTING_KEYS), value }),
  output: z.object({
    /** Why it would be refused, with the bound that was passed; null: it would be taken. */
    fault: z.nullable(z.object({ reason: z.enum(SETTING_FAULTS), bound: z.nullable(z.number()) })),
    needsTwo: z.boolean(),
    effects: z.array(
      z.object({ effect: z.enum(SETTING_EFFECTS), before: z.number(), after: z.number() }),
    ),
  }),
  refuses: [],
})

export const changeSetting = endpoint({
  method: 'POST',
  path: '/setting/change',
  summary: 'Change a setting; what loosens a guard of money waits for a second person.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  /** `seen` is the value one looked at: somebody else may have been faster. */
  input: z.strictObject({ key: z.enum(SETTING_KEYS), value, seen: value }),
  output: z.object({ state: z.enum(['SAVED', 'WAITING']) }),
  refuses: ['INVALID_PARAMETER', 'CONFLICT', 'ALREADY_EXIST_REQUEST', 'APPROVER_TOO_NEW'],
})

export const decideSetting = endpoint({
  method: 'POST',
  path: '/setting/decision',
  summary: 'Agree to a change that waits, or refuse it; whoever asked may take it back.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: z.strictObject({ id: z.uuid(), verdict: z.enum(['APPROVE', 'REFUSE']) }),
  output: z.null(),
  refuses: ['NOT_FOUND', 'CONFLICT', 'INVALID_PARAMETER', 'FOUR_EYES_REQUIRED', 'APPROVER_TOO_NEW'],
})
