import { type MemberPanel, UNMASK_PER_MINUTE } from '@camellia/contract/member-panel'
import type { Seal } from '@camellia/db/sealed'
import { type MemberId, timeOrderedId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'
import { approverOf } from '../approval/approval.service'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import type { Settings } from '../setting/setting.rules'
import { record } from '../trail/trail.service'
import { type Ancestor, requireBelow, selectAncestors } from '../tree/tree.sql'
import { statusOf } from './member.rules'
import { maskedSeal, ratesFor } from './member-list.rules'
import { daysFor, maskedEmail, pageByMoment, transferFor } from './member-panel.rules'
import {
  countLooks,
  type LastRoundRow,
  type PanelRow,
  selectLastRound,
  selectMemberDays,
  selectMemberRounds,
  selectMemberTransfers,
  selectPanel,
  selectResult,
  selectSecrets,
  selectSessionStart,
} from './member-panel.sql'
import { selectTagsOf } from './member-tag.sql'

type History = {
  readonly id: MemberId
  readonly before?: string | undefined
  readonly size: number
}

/** Everything about one member, for the panel beside the list. */
export async function readMember(
  tx: AppTx,
  caller: Caller,
  id: MemberId,
  { seal, settings }: { readonly seal: Seal; readonly settings: Settings },
): Promise<MemberPanel> {
  await requireBelow(tx, caller.scopeId, [id])
  const row = (await selectPanel(tx, id)) ?? refuse('MEMBER_NOT_FOUND')
  const people = [...row.path, ...(row.invitedBy ? [row.invitedBy] : [])]
  const names = await selectAncestors(tx, caller.scopeId, people)
  const line = row.path.slice(0, -1).flatMap((above) => names.get(above) ?? [])
  return {
    ...profileOf(row, seal),
    ...moneyOf(row),
    role: { id: row.roleId, name: row.roleName },
    overrides: row.overrides,
    line,
    parent: line.at(-1) ?? null,
    invitedBy: inviterOf(row, names),
    friends: row.friends,
    online: row.online,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    lastRound: lastRoundOf(await selectLastRound(tx, id)),
    sessionResult: row.online ? await sessionResult(tx, id) : null,
    memoCount: row.memoCount,
    tags: [...((await selectTagsOf(tx, [id])).get(id) ?? [])],
    waitsUntil: (await approverOf(tx, id, { other: null, settings })).until?.toISOString() ?? null,
    days: daysFor(row.balance, await selectMemberDays(tx, id)),
  }
}

function profileOf(row: PanelRow, seal: Seal) {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    kind: row.kind,
    status: statusOf(row.status),
    firstName: row.firstName,
    lastName: row.lastName,
    birthday: row.birthday,
    phone: maskedSeal(row.phoneSealed, seal),
    email: maskedEmail(row.email),
    bank: row.bank,
    depositor: row.depositor,
    accountNumber: maskedSeal(row.accountSealed, seal),
    createdAt: row.createdAt.toISOString(),
    address: row.address,
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
  }
}

function moneyOf(row: PanelRow) {
  return {
    balance: row.balance,
    point: row.point,
    hold: row.hold,
    rates: ratesFor(row),
    rateVersion: row.rateVersion,
    rateSince: row.rateSince?.toISOString() ?? null,
  }
}

function inviterOf(row: PanelRow, names: ReadonlyMap<MemberId, Ancestor>): Ancestor | null {
  return (row.invitedBy && names.get(row.invitedBy)) || null
}

function lastRoundOf(row: LastRoundRow | undefined): MemberPanel['lastRound'] {
  return row ? { ...row, at: row.at.toISOString() } : null
}

async function sessionResult(tx: AppTx, id: MemberId): Promise<Won | null> {
  const since = await selectSessionStart(tx, id)
  if (!since) return null
  const from = timeOrderedId(since.getTime(), new Uint8Array(16))
  return selectResult(tx, id, { from, since })
}

export async function listMemberRounds(tx: AppTx, caller: Caller, wanted: History) {
  await requireBelow(tx, caller.scopeId, [wanted.id])
  const rows = await selectMemberRounds(tx, wanted)
  const items = rows
    .slice(0, wanted.size)
    .map(({ at, ...round }) => ({ ...round, createdAt: at.toISOString() }))
  return { items, hasMore: rows.length > wanted.size, size: wanted.size }
}

export async function listMemberTransfers(tx: AppTx, caller: Caller, wanted: History) {
  await requireBelow(tx, caller.scopeId, [wanted.id])
  const rows = await selectMemberTransfers(tx, wanted)
  const { items, hasMore } = pageByMoment(rows, wanted.size)
  return { items: items.map(transferFor), hasMore, size: wanted.size }
}

/** In full, with a reason, and never unnoticed. */
export async function revealMember(
  tx: AppTx,
  caller: Caller,
  { id, reason, seal }: { readonly id: MemberId; readonly reason: string; readonly seal: Seal },
) {
  await requireBelow(tx, caller.scopeId, [id])
  if ((await countLooks(tx, caller.id)) >= UNMASK_PER_MINUTE) {
    refuse('TOO_MANY_REQUESTS', { retryAfter: 60 })
  }
  const secrets = (await selectSecrets(tx, id)) ?? refuse('MEMBER_NOT_FOUND')
  await record(tx, caller, { action: 'member.unmask', member: id, reason })
  const { phoneSealed, accountSealed, email } = secrets
  return {
    phone: phoneSealed ? seal.open(phoneSealed) : '',
    accountNumber: accountSealed ? seal.open(accountSealed) : '',
    email,
  }
}
