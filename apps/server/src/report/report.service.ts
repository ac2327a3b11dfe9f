import { balanceOf } from '@camellia/ledger/balance'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { comparedFor, hoursFor } from './report.rules'
import {
  countConnected,
  countPasswords,
  selectByType,
  selectDays,
  selectHealth,
  selectHours,
  selectPeople,
  selectTopPartners,
  selectWaiting,
} from './report.sql'

export async function dashboardOf(tx: AppTx, { scopeId }: Caller, at: Date) {
  const hours = await selectHours(tx, scopeId)
  const waiting = await selectWaiting(tx, scopeId)
  return {
    at: at.toISOString(),
    connected: await countConnected(tx, scopeId),
    ...(await selectPeople(tx, scopeId)),
    ...comparedFor(hours),
    hours: hoursFor(hours),
    days: await selectDays(tx, scopeId),
    byGameType: await selectByType(tx, scopeId),
    topPartners: await selectTopPartners(tx, scopeId),
    waiting: { count: waiting.count, oldest: waiting.oldest?.toISOString() ?? null },
  }
}

export async function shellOf(tx: AppTx, caller: Caller) {
  const { nodes, auditAt, auditBreaks } = await selectHealth(tx)
  return {
    waiting: (await selectWaiting(tx, caller.scopeId)).count,
    passwords: await countPasswords(tx, caller),
    balance: (await balanceOf(tx, caller.id)).balance,
    audit: auditAt && {
      at: auditAt.toISOString(),
      breaks: Number.parseInt(auditBreaks ?? '0', 10),
    },
    nodes,
  }
}
