import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { type Caller, isOwner } from '../http/actor'
import type { AppTx } from '../http/tell'
import { ratesAbove } from '../rate/rate.rules'
import { selectRates } from '../rate/rate.sql'
import { record } from '../trail/trail.service'
import { requirePower } from '../tree/power.service'
import { lockTree, requireBelow, selectAncestors } from '../tree/tree.sql'
import { abilitiesOf } from './abilities-of'
import { depthAfter, MOVE_REFUSAL, moveProblems } from './member-move.rules'
import {
  countBelow,
  countStrangeRoles,
  type Place,
  saveMove,
  selectLoad,
  selectMovedMoney,
  selectPlaces,
} from './member-move.sql'

interface Move {
  readonly id: MemberId
  readonly parentId: MemberId
}

/** What the dialog shows before anyone decides: both lines, now and afterwards. */
export async function previewMove(tx: AppTx, caller: Caller, move: Move) {
  const { member, to, facts, rates, load } = await look(tx, caller, move)
  const { balance, stake } = await selectMovedMoney(tx, move.id)
  const { height: _, ...counts } = load
  const people = counts.partners + counts.staff + counts.players
  const from = member.path.at(-2) ?? caller.scopeId
  const line = await liner(tx, caller, [...member.path, ...to.path])
  const now = { from: await countBelow(tx, from), to: await countBelow(tx, to.id) }
  // Where the two lines share partners, nothing changes for those.
  const leaves = to.path.includes(from) ? 0 : people
  const arrives = member.path.includes(to.id) ? 0 : people
  return {
    moved: { ...counts, balance, stake },
    from: {
      line: line(member.path.slice(0, -1)),
      membersNow: now.from,
      membersThen: now.from - leaves,
    },
    to: { line: line(to.path), membersNow: now.to, membersThen: now.to + arrives },
    depth: depthAfter(facts),
    problems: [...moveProblems(facts)],
    rates: [...rates],
  }
}

/** Re-parents a member with everything below; all records follow (the brief's section 5). */
export async function moveMember(
  tx: AppTx,
  caller: Caller,
  move: Move & { readonly reason: string },
): Promise<void> {
  await lockTree(tx)
  const { member, to, facts } = await look(tx, caller, move)
  const [problem] = moveProblems(facts)
  if (problem) refuse(MOVE_REFUSAL[problem], { problem })
  const names = await selectAncestors(tx, caller.scopeId, [...member.path, ...to.path])
  const codeOf = (id?: MemberId) => (id && names.get(id)?.code) ?? null
  const moved = await saveMove(tx, { id: move.id, path: member.path, to })
  await record(tx, caller, {
    action: 'member.move',
    member: move.id,
    reason: move.reason,
    before: { parent: codeOf(member.path.at(-2)) },
    after: { parent: codeOf(to.id), people: moved.length },
  })
  await tellStaff(tx, moved)
}

/** Staff see what their partner sees: those who moved alone look from another place now. */
async function tellStaff(
  tx: AppTx,
  moved: readonly { readonly id: MemberId; readonly kind: string }[],
): Promise<void> {
  const [only] = moved
  if (moved.length !== 1 || only?.kind !== 'USER') return
  const rules = [...(await abilitiesOf(tx, only.id))]
  tx.tell({ to: { member: only.id }, push: { type: 'PERMISSION', rules } })
}

async function look(tx: AppTx, caller: Caller, { id, parentId }: Move) {
  await requirePower(tx, caller, [id])
  if (id === caller.id) refuse('MEMBER_NOT_FOUND')
  if (parentId !== caller.scopeId) await requireBelow(tx, caller.scopeId, [parentId])
  const places = await selectPlaces(tx, [id, parentId])
  const member = placeOf(places, id)
  const to = placeOf(places, parentId)
  const load = await selectLoad(tx, id)
  const inForce = await selectRates(tx, [id, parentId])
  const [own, most] = [inForce.get(id), inForce.get(parentId)]
  const rates = own && most ? ratesAbove(own, most) : []
  const strangeRoles = await countStrangeRoles(tx, id, to.path)
  const byOwner = isOwner(caller)
  const facts = { ...member, ...load, to, byOwner, ratesAbove: rates.length, strangeRoles }
  return { member, to, facts, rates, load }
}

function placeOf(places: ReadonlyMap<MemberId, Place>, id: MemberId): Place {
  return places.get(id) ?? refuse('MEMBER_NOT_FOUND')
}

async function liner(tx: AppTx, caller: Caller, ids: readonly MemberId[]) {
  const names = await selectAncestors(tx, caller.scopeId, [...new Set(ids)])
  return (path: readonly MemberId[]) =>
    path.flatMap((id) => {
      const known = names.get(id)
      return known ? [{ code: known.code, name: known.name }] : []
    })
}
