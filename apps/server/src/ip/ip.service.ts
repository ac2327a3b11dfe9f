import type { Site } from '@camellia/contract/endpoint'
import type { Verdict } from '@camellia/contract/ip'
import { networkOf, spelled } from '@camellia/kernel/network'
import { refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import { type Caller, isOwner } from '../http/actor'
import { kept } from '../http/kept'
import type { AppDb, AppTx } from '../http/tell'
import { record } from '../trail/trail.service'
import { selectOutOfPower } from '../tree/power.service'
import {
  blocksTooMuch,
  type Decision,
  locksOut,
  type Rule,
  type RuleBook,
  ruleBookOf,
} from './ip.rules'
import {
  deleteRule,
  insertRule,
  lockRules,
  selectOfficeSessions,
  selectRules,
  selectSeen,
} from './ip.sql'

/** A change reaches every node within this time. */
const FRESH_MS = 1_000
const SEEN_MAX = 20
/** They are asked on every call and listed in one answer. */
const RULES_MAX = 1_000

export type ReadRules = () => Promise<RuleBook>

/** Asked on every call, changed a few times a month: read once a second at most. */
export function createRuleBook({ system }: AppDb, now: () => number): ReadRules {
  return kept(async () => ruleBookOf(await system(selectRules)), { freshMs: FRESH_MS, now })
}

export async function listRules(tx: AppTx, caller: Caller) {
  const rows = await selectRules(tx)
  const items = rows.map((row) => ({
    ...row,
    network: tidied(row.network),
    createdAt: row.createdAt.toISOString(),
  }))
  return { items, address: caller.address }
}

/** Replaces a rule of the same range and site. Nobody shuts themselves out of the office. */
export async function saveRule(
  tx: AppTx,
  caller: Caller,
  input: {
    readonly network: string
    readonly site: Site
    readonly verdict: Verdict
    readonly note: string
  },
): Promise<void> {
  const network = tidied(input.network)
  if (blocksTooMuch({ ...input, network })) {
    refuse('INVALID_PARAMETER', { fields: ['network'] })
  }
  await lockRules(tx)
  const rules = await selectRules(tx)
  const same = rules.find((rule) => rule.site === input.site && tidied(rule.network) === network)
  if (!same && rules.length >= RULES_MAX) refuse('LIMIT_REACHED')
  const rule = { ...input, id: newId<string>(), network }
  await checkStillInside(tx, caller, {
    before: rules,
    after: [...rules.filter((other) => other !== same), rule],
  })
  if (same) await deleteRule(tx, same.id)
  await insertRule(tx, { ...rule, by: caller.id })
  const { site, verdict, note } = rule
  await record(tx, caller, {
    action: 'ip.save',
    ...(same && { before: { network, site, verdict: same.verdict, note: same.note } }),
    after: { network, site, verdict, note },
  })
}

export async function removeRule(tx: AppTx, caller: Caller, id: string): Promise<void> {
  await lockRules(tx)
  const rules = await selectRules(tx)
  const gone = rules.find((rule) => rule.id === id) ?? refuse('NOT_FOUND')
  await checkStillInside(tx, caller, {
    before: rules,
    after: rules.filter((rule) => rule !== gone),
  })
  await deleteRule(tx, id)
  const { site, verdict, note } = gone
  const network = tidied(gone.network)
  await record(tx, caller, { action: 'ip.remove', before: { network, site, verdict, note } })
}

export async function checkAddress(tx: AppTx, text: string) {
  const network = tidied(text)
  const book = ruleBookOf(await selectRules(tx))
  const seen = await selectSeen(tx, network, SEEN_MAX + 1)
  return {
    network,
    player: said(book.decide('PLAYER', network)),
    office: said(book.decide('OFFICE', network)),
    seen: seen.slice(0, SEEN_MAX).map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })),
    hasMore: seen.length > SEEN_MAX,
  }
}

function said({ admitted, rule }: Decision) {
  const { id, network, verdict } = rule ?? {}
  return {
    admitted,
    rule: id && network && verdict ? { id, network: tidied(network), verdict } : null,
  }
}

function tidied(text: string): string {
  const network = networkOf(text) ?? refuse('INVALID_PARAMETER', { fields: ['network'] })
  return spelled(network)
}

/**
 * Neither oneself nor, by whoever somebody outranks, anybody one has no power over: a range is no
 * way to send equals and superiors home.
 */
async function checkStillInside(
  tx: AppTx,
  caller: Caller,
  { before, after }: { readonly before: readonly Rule[]; readonly after: readonly Rule[] },
): Promise<void> {
  if (locksOut(after, caller.address)) refuse('CONFLICT')
  if (isOwner(caller)) return
  const [was, becomes] = [ruleBookOf(before), ruleBookOf(after)]
  const shutOut = (await selectOfficeSessions(tx)).filter(
    ({ address }) =>
      was.decide('OFFICE', address).admitted && !becomes.decide('OFFICE', address).admitted,
  )
  const people = [...new Set(shutOut.map(({ memberId }) => memberId))]
  if ((await selectOutOfPower(tx, caller, people)).length > 0) {
    refuse('ACCESS_DENIED', { fields: ['network'] })
  }
}
