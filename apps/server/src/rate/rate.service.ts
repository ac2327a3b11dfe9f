import type { MemberRates } from '@camellia/contract/rate'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { differenceOf } from '../trail/trail.rules'
import { record } from '../trail/trail.service'
import { requirePower } from '../tree/power.service'
import { lockTree, requireBelow } from '../tree/tree.sql'
import { checkRates } from './rate.rules'
import { type RatesInForce, saveRates, selectLeast, selectRates } from './rate.sql'

export async function readRates(tx: AppTx, caller: Caller, id: MemberId) {
  const { own, most, least } = await boundsOf(tx, caller, id)
  return {
    version: own.version,
    since: own.since?.toISOString() ?? null,
    rates: { rolling: own.rolling, losing: own.losing, lossFee: own.lossFee },
    most: most && { rolling: most.rolling, losing: most.losing },
    least,
  }
}

/** Rates in force from this moment on; what was bet before keeps its version. */
export async function changeRates(
  tx: AppTx,
  caller: Caller,
  change: MemberRates & {
    readonly id: MemberId
    readonly version: number
    readonly reason: string
  },
): Promise<void> {
  const { id, version, reason, rolling, losing, lossFee } = change
  await lockTree(tx)
  const { own, most, least } = await boundsOf(tx, caller, id)
  // The rates at the top bound all others: they are set by the head office's own account only.
  if (!isTop(caller, id)) await requirePower(tx, caller, [id])
  else if (caller.id !== id) refuse('MEMBER_NOT_FOUND')
  checkRates(change, { most, least })
  const saved = await saveRates(tx, id, {
    rolling,
    losing,
    lossFee,
    expected: version,
    by: caller.id,
  })
  if (!saved) refuse('CONFLICT')
  const difference = differenceOf(ratesOf(own), ratesOf(change))
  await record(tx, caller, { action: 'member.rates', member: id, reason, ...difference })
}

function ratesOf({ rolling, losing, lossFee }: MemberRates) {
  const named = (kind: string, rates: object) =>
    Object.entries(rates).map(([type, rate]) => [`${kind}.${type}`, rate] as const)
  return Object.fromEntries([
    ...named('rolling', rolling),
    ...named('losing', losing),
    ['lossFee', lossFee],
  ])
}

/** The head office sets the rates at the top itself: they bound everyone else's. */
function isTop(caller: Caller, id: MemberId): boolean {
  return caller.head && id === caller.scopeId
}

async function boundsOf(tx: AppTx, caller: Caller, id: MemberId) {
  if (!isTop(caller, id)) await requireBelow(tx, caller.scopeId, [id])
  const own = (await selectRates(tx, [id])).get(id) ?? refuse('MEMBER_NOT_FOUND')
  return { own, most: await aboveOf(tx, own), least: await selectLeast(tx, id) }
}

async function aboveOf(tx: AppTx, { parentId }: RatesInForce): Promise<RatesInForce | null> {
  return parentId ? ((await selectRates(tx, [parentId])).get(parentId) ?? null) : null
}
