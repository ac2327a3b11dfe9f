import {
  type AdminSettingKey,
  SETTING_KIND_OF,
  type Setting,
  type SettingFault,
  type SettingValue,
} from '@camellia/contract/setting-admin'
import { WON_MAX } from '@camellia/kernel/won'
import type { Settings } from '../setting/setting.rules'

type Kind = Setting['kind']

export interface SettingFacts {
  readonly group: Setting['group']
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly choices?: readonly string[]
  /** May be left empty. */
  readonly none?: true
  /** Whether going from one to the other weakens what keeps one person from the money. */
  readonly loosens?: (from: SettingValue, to: SettingValue) => boolean
}

/** Nothing chosen is the strictest here: it stands for another, lower number. */
const isMore = (from: SettingValue, to: SettingValue) => Number(to ?? 0) > Number(from ?? 0)
const isLess = (from: SettingValue, to: SettingValue) => Number(to ?? 0) < Number(from ?? 0)
const becomes = (weak: SettingValue) => (from: SettingValue, to: SettingValue) =>
  to === weak && from !== weak

const money = { group: 'MONEY', min: 1_000, max: WON_MAX, step: 1_000 } as const
const gift = { ...money, group: 'CALL', min: 0 } as const
const calls = { group: 'LIMIT', max: 1_000_000 } as const

/** Bounds, units and guards of every setting. A limit of zero calls would close the site. */
export const SETTING_FACTS: Readonly<Record<AdminSettingKey, SettingFacts>> = {
  'site.banner': { group: 'SITE', max: 300 },
  'site.supportUrl': { group: 'SITE', max: 300, none: true },
  'site.depositorScript': { group: 'SITE', choices: ['hangul', 'any'] },
  'site.banks': { group: 'SITE', min: 1, max: 60 },
  'site.autoApprove': { group: 'ACCESS' },
  'site.passwordPolicy': {
    ...{ group: 'ACCESS', choices: ['generic', 'brief4'] },
    loosens: becomes('brief4'),
  },
  'site.require2fa': {
    ...{ group: 'ACCESS', choices: ['off', 'office'] },
    loosens: becomes('off'),
  },
  'session.officeIdle': { group: 'ACCESS', min: 1, max: 480, none: true },
  'limit.signupsPerAddress': { group: 'ACCESS', min: 1, max: 10_000 },
  'money.minDeposit': money,
  'money.maxDeposit': { ...money, loosens: isMore },
  'money.minWithdraw': money,
  'money.maxWithdraw': { ...money, loosens: isMore },
  'money.fourEyesFrom': { ...money, loosens: isMore },
  'money.fourEyesOperatorDay': { ...money, none: true, loosens: isMore },
  'money.fourEyesHours': { group: 'MONEY', min: 1, max: 720, loosens: isLess },
  'money.claimMinutes': { group: 'MONEY', min: 1, max: 240 },
  'call.fourEyesFrom': { ...gift, loosens: isMore },
  'call.perMemberDay': { ...gift, loosens: isMore },
  'call.perDay': { ...gift, loosens: isMore },
  'security.newApproverHours': {
    ...{ group: 'SECURITY', min: 0, max: 720 },
    loosens: isLess,
  },
  'security.makerDays': { group: 'SECURITY', min: 0, max: 365, loosens: isLess },
  'limit.callsPerMember': { ...calls, min: 60 },
  'limit.callsPerAddress': { ...calls, min: 60 },
  'limit.callsPerSubnet': { ...calls, min: 60 },
  'limit.filesPerAddress': { ...calls, min: 100 },
  'alarm.webhook': {
    ...{ group: 'ALARM', max: 300, none: true },
    // Whoever is told is not sent away by one person.
    loosens: (from) => from !== null,
  },
}

export interface Fault {
  readonly reason: SettingFault
  readonly bound: number | null
}

const fault = (reason: SettingFault, bound: number | null = null): Fault => ({ reason, bound })

/** The first is never above the second: nothing could be asked for any more. */
const ORDERED: readonly (readonly [AdminSettingKey, AdminSettingKey])[] = [
  ['money.minDeposit', 'money.maxDeposit'],
  ['money.minWithdraw', 'money.maxWithdraw'],
  ['call.perMemberDay', 'call.perDay'],
  ['limit.callsPerAddress', 'limit.callsPerSubnet'],
]

/** What is wrong with a value, or nothing. */
export function faultIn(
  key: AdminSettingKey,
  value: SettingValue,
  settings: Settings,
): Fault | null {
  const facts = SETTING_FACTS[key]
  if (value === null) return facts.none ? null : fault('EMPTY')
  return CHECKS[SETTING_KIND_OF[key]](value, facts) ?? orderFault(key, value, settings)
}

type Check = (value: SettingValue, facts: SettingFacts) => Fault | null

const CHECKS: Readonly<Record<Kind, Check>> = {
  WON: numberFault,
  COUNT: numberFault,
  MINUTES: numberFault,
  HOURS: numberFault,
  DAYS: numberFault,
  SWITCH: (value) => (typeof value === 'boolean' ? null : fault('KIND')),
  CHOICE: (value, { choices = [] }) =>
    typeof value === 'string' && choices.includes(value) ? null : fault('CHOICE'),
  LINK: linkFault,
  LINES: linesFault,
  TEXTS: textsFault,
}

function numberFault(value: SettingValue, { min = 0, max = WON_MAX, step = 1 }: SettingFacts) {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return fault('KIND')
  if (value < min) return fault('BELOW', min)
  if (value > max) return fault('ABOVE', max)
  return value % step === 0 ? null : fault('STEP', step)
}

/** Only https, and no name or password inside: what is shown or called is what it says. */
function linkFault(value: SettingValue, { max = 300 }: SettingFacts): Fault | null {
  if (typeof value !== 'string') return fault('KIND')
  if (value.length > max) return fault('ABOVE', max)
  if (!URL.canParse(value)) return fault('LINK')
  const { protocol, username, password } = new URL(value)
  return protocol === 'https:' && !username && !password ? null : fault('LINK')
}

function linesFault(value: SettingValue, { min = 0, max = 60 }: SettingFacts): Fault | null {
  if (!Array.isArray(value)) return fault('KIND')
  if (value.length < min || value.some((line) => line.trim() !== line || line === '')) {
    return fault('EMPTY')
  }
  if (new Set(value).size !== value.length) return fault('ORDER')
  return value.length > max ? fault('ABOVE', max) : null
}

function textsFault(value: SettingValue, { max = 300 }: SettingFacts): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fault('KIND')
  const texts: readonly string[] = Object.values(value)
  return texts.some((text) => text.length > max) ? fault('ABOVE', max) : null
}

function orderFault(key: AdminSettingKey, value: SettingValue, settings: Settings): Fault | null {
  for (const [low, high] of ORDERED) {
    const others = { [low]: Number(settings[low]), [high]: Number(settings[high]) }
    if (key === low && Number(value) > Number(others[high])) return fault('ORDER', others[high])
    if (key === high && Number(value) < Number(others[low])) return fault('ORDER', others[low])
  }
  return null
}

/** Whether a second person must agree. A threshold that is left empty stands for another. */
export function needsTwo(
  key: AdminSettingKey,
  { from, to }: { readonly from: SettingValue; readonly to: SettingValue },
  settings: Settings,
): boolean {
  const meant = (value: SettingValue) =>
    key === 'money.fourEyesOperatorDay' ? (value ?? settings['money.fourEyesFrom']) : value
  return SETTING_FACTS[key].loosens?.(meant(from), meant(to)) ?? false
}

/** Two values are the same whatever the order of their languages. */
export function isSame(one: SettingValue, other: SettingValue): boolean {
  return textOf(one) === textOf(other)
}

function textOf(value: SettingValue): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return JSON.stringify(value)
  }
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
