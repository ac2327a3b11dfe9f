import {
  type AdminSettingKey,
  type SETTING_EFFECTS,
  SETTING_KEYS,
  SETTING_KIND_OF,
  type Setting,
  type SettingChange,
  type SettingValue,
} from '@camellia/contract/setting-admin'
import { refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import { requireApprover, requireMaker } from '../approval/approval.service'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { SETTING_DEFAULTS, type Settings } from '../setting/setting.rules'
import { removeSetting, saveSetting, selectSettings } from '../setting/setting.sql'
import { record } from '../trail/trail.service'
import {
  type Count,
  countBankGone,
  countGiftsTwo,
  countOfficeSessions,
  countRefused,
  countSignups,
  countWaitingTwo,
  countWithoutFactor,
} from './effect.sql'
import {
  type ChangeRow,
  insertChange,
  lockSetting,
  saveDecision,
  selectChanged,
  selectChanges,
  selectHead,
} from './setting-admin.sql'
import { faultIn, isSame, needsTwo, SETTING_FACTS } from './setting-facts.rules'

/** More of them nobody reads here; the audit log has all. */
const CHANGES_SHOWN = 50

export async function listSettings(tx: AppTx, caller: Caller): Promise<Setting[]> {
  const settings = await selectSettings(tx)
  const changed = new Map((await selectChanged(tx)).map((row) => [row.key, row]))
  const open = await selectChanges(tx, { waiting: true, size: SETTING_KEYS.length })
  return SETTING_KEYS.map((key) => {
    const { group, min, max, step, choices = [], none, loosens } = SETTING_FACTS[key]
    const who = changed.get(key)
    const waiting = open.find((change) => change.key === key)
    return {
      ...{ key, group, kind: SETTING_KIND_OF[key] },
      value: settingIn(settings, key),
      otherwise: settingIn(SETTING_DEFAULTS, key),
      ...{ min: min ?? null, max: max ?? null, step: step ?? null, choices: [...choices] },
      none: none === true,
      guard: loosens !== undefined,
      changedBy: who ? personOf(who.code, who.name) : null,
      changedAt: who?.at.toISOString() ?? null,
      waiting: waiting ? changeOf(waiting, caller) : null,
    }
  })
}

export async function listChanges(tx: AppTx, caller: Caller, key: AdminSettingKey | undefined) {
  const rows = await selectChanges(tx, { key, size: CHANGES_SHOWN })
  return rows.map((row) => ({ ...changeOf(row, caller), key: row.key }))
}

function changeOf(row: ChangeRow, caller: Caller): SettingChange {
  const { id, before, after, state } = row
  return {
    ...{ id, before, after, state },
    madeBy: personOf(row.madeByCode, row.madeByName),
    madeAt: row.madeAt.toISOString(),
    mine: row.madeBy === caller.id,
    decidedBy: personOf(row.decidedByCode, row.decidedByName),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

function personOf(code: string | null, name: string | null) {
  return code !== null && name !== null ? { code, name } : null
}

function settingIn(settings: Settings, key: AdminSettingKey): SettingValue {
  return settings[key] as SettingValue
}

type Effect = (typeof SETTING_EFFECTS)[number]

/** What can be counted; of the others the office says what they were and where they act. */
const EFFECTS: Partial<Record<AdminSettingKey, readonly [Effect, Count]>> = {
  'money.fourEyesFrom': ['WAITING_TWO', countWaitingTwo],
  'money.minDeposit': ['MONTH_REFUSED', countRefused('DEPOSIT', 'MIN')],
  'money.maxDeposit': ['MONTH_REFUSED', countRefused('DEPOSIT', 'MAX')],
  'money.minWithdraw': ['MONTH_REFUSED', countRefused('WITHDRAW', 'MIN')],
  'money.maxWithdraw': ['MONTH_REFUSED', countRefused('WITHDRAW', 'MAX')],
  'call.fourEyesFrom': ['GIFTS_TWO', countGiftsTwo],
  'site.require2fa': ['WITHOUT_FACTOR', countWithoutFactor],
  'site.autoApprove': ['SIGNUPS_WAITING', countSignups],
  'site.banks': ['BANK_GONE', countBankGone],
  'session.officeIdle': ['OFFICE_SESSIONS', countOfficeSessions],
}

export async function previewSetting(
  tx: AppTx,
  { key, value }: { readonly key: AdminSettingKey; readonly value: SettingValue },
) {
  const settings = await selectSettings(tx)
  const from = settingIn(settings, key)
  const fault = faultIn(key, value, settings)
  const counted = fault ? undefined : EFFECTS[key]
  const two = !fault && needsTwo(key, { from, to: value }, settings)
  if (!counted) return { fault, needsTwo: two, effects: [] }
  const [effect, count] = counted
  const [before, after] = [await count(tx, from), await count(tx, value)]
  return { fault, needsTwo: two, effects: [{ effect, before, after }] }
}

interface Wish {
  readonly key: AdminSettingKey
  readonly value: SettingValue
  readonly seen: SettingValue
}

/** Saved at once, or kept for a second person where it loosens a guard of money. */
export async function changeSetting(tx: AppTx, caller: Caller, { key, value, seen }: Wish) {
  await lockSetting(tx, key)
  const settings = await selectSettings(tx)
  const before = settingIn(settings, key)
  const fault = faultIn(key, value, settings)
  if (fault) refuse('INVALID_PARAMETER', fault)
  if (!isSame(before, seen) || isSame(before, value)) refuse('CONFLICT')
  const two = needsTwo(key, { from: before, to: value }, settings)
  if (two) await requireMaker(tx, caller, settings)
  const state = two ? ('WAITING' as const) : ('SAVED' as const)
  const change = { id: newId(), key, before, after: value, needsTwo: two, state }
  await insertChange(tx, { ...change, madeBy: caller.id })
  if (!two) await save(tx, caller, { key, value })
  await record(tx, caller, {
    action: two ? 'setting.ask' : 'setting.change',
    before: { setting: key, value: before },
    after: { setting: key, value },
  })
  await tellOffice(tx)
  return { state }
}

/** Agreed to by another who is not the same person, on the value that was asked about. */
export async function decideSetting(
  tx: AppTx,
  caller: Caller,
  { id, verdict }: { readonly id: string; readonly verdict: 'APPROVE' | 'REFUSE' },
): Promise<void> {
  const [asked] = await selectChanges(tx, { id, size: 1 })
  if (!asked) return refuse('NOT_FOUND')
  const { key, before, after } = asked
  await lockSetting(tx, key)
  const settings = await selectSettings(tx)
  const yes = verdict === 'APPROVE'
  if (yes) {
    if (asked.madeBy === caller.id) refuse('FOUR_EYES_REQUIRED')
    await requireApprover(tx, caller, { first: asked.madeBy, settings })
  }
  const state = yes ? ('SAVED' as const) : ('REFUSED' as const)
  if (!(await saveDecision(tx, { id, state, by: caller.id }))) refuse('CONFLICT')
  if (yes) {
    if (!isSame(settingIn(settings, key), before)) refuse('CONFLICT')
    const fault = faultIn(key, after, settings)
    if (fault) refuse('INVALID_PARAMETER', fault)
    await save(tx, caller, { key, value: after })
  }
  await record(tx, caller, {
    action: yes ? 'setting.approve' : 'setting.refuse',
    before: { setting: key, value: before },
    after: { setting: key, value: after },
  })
  await tellOffice(tx)
}

/** The default has no row: a later release may better it. */
async function save(
  tx: AppTx,
  caller: Caller,
  { key, value }: Pick<Wish, 'key' | 'value'>,
): Promise<void> {
  if (isSame(value, settingIn(SETTING_DEFAULTS, key))) return removeSetting(tx, key)
  await saveSetting(tx, { key, value: value as never, by: caller.id })
}

/** Every node forgets what it kept, and whoever looks at the settings sees the new ones. */
async function tellOffice(tx: AppTx): Promise<void> {
  const head = await selectHead(tx)
  if (head === undefined) return
  const to = { above: [head], ability: { subject: 'System', action: 'manage' } }
  tx.tell({ to, push: { type: 'QUEUE', queue: 'SETTING' } })
}
