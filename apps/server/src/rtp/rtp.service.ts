import type { RtpVariant } from '@camellia/contract/game'
import type { DriftDay, RtpAlarm, RtpChange, RtpTitle } from '@camellia/contract/rtp'
import { VARIANTS } from '@camellia/engines/slot/event'
import { slotFace } from '@camellia/engines/slot/face'
import { refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import { requireApprover, requireMaker, tellSecond } from '../approval/approval.service'
import { type GameRow, selectGame, selectGames } from '../catalog/catalog.sql'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import type { Settings } from '../setting/setting.rules'
import { record } from '../trail/trail.service'
import { exactOf, MONITOR_DAYS, measureGames } from './monitor.service'
import { measure } from './rtp.rules'
import {
  type ChangeRow,
  type DriftRow,
  insertChange,
  lockChange,
  saveDecision,
  saveVariant,
  selectChanges,
  selectDrift,
} from './rtp.sql'
import { type AlarmRow, selectAlarms } from './rtp-alarm.sql'

export async function listRtp(tx: AppTx, caller: Caller): Promise<RtpTitle[]> {
  const [games, measured, alarms, pending] = [
    await selectGames(tx),
    await measureGames(tx),
    await selectAlarms(tx, MONITOR_DAYS),
    await selectChanges(tx, { pending: true }),
  ]
  return games.map((game) => {
    const open = pending.find((change) => change.game === game.code)
    return {
      ...titleOf(game),
      measured: measured.filter((one) => one.game === game.code),
      alarms: alarms.filter((one) => one.game === game.code).map(alarmOf),
      pending: open ? changeOf(open, caller) : null,
    }
  })
}

function titleOf({ code, names, variant, rtp }: GameRow) {
  const face = slotFace(code)
  const slot = face && variant
  return {
    game: code,
    names,
    variant: slot ? variant : null,
    declared: slot ? face.variants[variant].rtpBasisPoints : rtp,
    variants: face
      ? VARIANTS.map((one) => ({
          variant: one,
          rtp: face.variants[one].rtpBasisPoints,
          hit: Math.round(face.variants[one].hit * 10_000),
          sd: Math.round(face.variants[one].sd * 1_000) / 1_000,
        }))
      : [],
    defHash: face?.hash ?? null,
  }
}

function alarmOf({ game: _, variant, ...rest }: AlarmRow): RtpAlarm {
  return { ...rest, variant: variant === '' ? null : variant }
}

export function changeOf(row: ChangeRow, caller: Caller): RtpChange {
  const person = (code: string | null, name: string | null) =>
    code !== null && name !== null ? { code, name } : null
  return {
    id: row.id,
    game: row.game,
    from: row.from,
    to: row.to,
    reason: row.reason,
    status: row.status,
    madeAt: row.madeAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    madeBy: person(row.madeByCode, row.madeByName),
    mine: row.madeBy === caller.id,
    decidedBy: person(row.decidedByCode, row.decidedByName),
  }
}

export async function readDrift(
  tx: AppTx,
  caller: Caller,
  { game, days }: { readonly game: string; readonly days: number },
) {
  if (!(await selectGame(tx, game))) refuse('NOT_FOUND')
  const changes = await selectChanges(tx, { game })
  return {
    days: driftOf(game, await selectDrift(tx, game, days)),
    changes: changes.map((change) => changeOf(change, caller)),
  }
}

/** Each variant since the first of the days, with the band that narrows as its rounds add up. */
function driftOf(game: string, rows: readonly DriftRow[]): DriftDay[] {
  const sums = new Map<string, { counted: number; cents: number }>()
  return rows.map(({ cents, ...row }) => {
    const sum = sums.get(row.variant) ?? { counted: 0, cents: 0 }
    if (cents !== null) {
      sum.counted += row.rounds
      sum.cents += cents
    }
    sums.set(row.variant, sum)
    const tally = { ...row, kind: 'spin' as const, ...sum, centsSquare: 0 }
    const { mean, low, high, variant } = measure(tally, exactOf(game, tally))
    return { ...row, variant, value: mean, low, high }
  })
}

export async function askRtp(
  tx: AppTx,
  caller: Caller,
  wish: { readonly game: string; readonly variant: RtpVariant; readonly reason: string },
  settings: Settings,
): Promise<{ id: string }> {
  const row = await selectGame(tx, wish.game)
  if (!row?.variant) return refuse('NOT_FOUND')
  if (row.variant === wish.variant) refuse('CONFLICT')
  await requireMaker(tx, caller, settings)
  const id = newId<string>()
  const { game, reason } = wish
  const change = { id, game, from: row.variant, to: wish.variant, reason }
  await insertChange(tx, { ...change, by: caller.id })
  await record(tx, caller, {
    action: 'rtp.ask',
    before: { game, variant: row.variant },
    after: { game, variant: wish.variant },
    reason,
  })
  const to = tellDeciders(tx, caller)
  tellSecond(tx, caller, { to, second: 'RTP', id: game, text: game })
  return { id }
}

/** Whoever may decide is of the head office, as whoever asks is. */
function tellDeciders(tx: AppTx, { scopeId }: Caller) {
  const to = { above: [scopeId], ability: { subject: 'Rtp', action: 'manage' } }
  tx.tell({ to, push: { type: 'QUEUE', queue: 'RTP' } })
  return to
}

export async function decideRtp(
  tx: AppTx,
  caller: Caller,
  { id, verdict }: { readonly id: string; readonly verdict: 'APPROVE' | 'REJECT' },
  settings: Settings,
): Promise<void> {
  const change = (await lockChange(tx, id)) ?? refuse('NOT_FOUND')
  if (change.status !== 'PENDING') refuse('CONFLICT')
  const approves = verdict === 'APPROVE'
  if (approves && change.madeBy === caller.id) refuse('FOUR_EYES_REQUIRED')
  if (approves) await requireApprover(tx, caller, { first: change.madeBy, settings })
  await saveDecision(tx, id, { status: approves ? 'ACTIVE' : 'REJECTED', by: caller.id })
  if (approves && !(await saveVariant(tx, change.game, change))) refuse('CONFLICT')
  const { game } = change
  await record(tx, caller, {
    action: approves ? 'rtp.approve' : 'rtp.reject',
    before: { game, variant: change.from },
    after: { game, variant: change.to },
  })
  tellDeciders(tx, caller)
}
