import type { Seal } from '@camellia/db/sealed'
import { refuse } from '@camellia/kernel/refusal'
import { bankChangeOf, tallyAlone } from '../approval/approval.service'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { masked } from '../member/member.rules'
import type { Settings } from '../setting/setting.rules'
import { pathOf, selectAncestors } from '../tree/tree.sql'
import { selectAccount } from './company-account.sql'
import {
  selectLinked,
  selectMonth,
  selectNames,
  selectOpenOthers,
  selectPurse,
} from './context.sql'
import { namedFor, type Queue, requireOwnMoney, typesFor } from './queue.service'
import { receiversOf, sameName } from './transaction.rules'
import { selectHistory, selectOne, type TransactionRow } from './transaction.sql'
import { ownOf } from './transaction.view'

/** One request with what a careful person looks at before deciding. */
export async function readRequest(
  tx: AppTx,
  caller: Caller,
  {
    id,
    queue,
    seal,
    settings,
  }: {
    readonly id: string
    readonly queue: Queue
    readonly seal: Seal
    readonly settings: Settings
  },
) {
  const row = await selectOne(tx, id)
  if (!row || !typesFor(caller, queue).includes(row.type)) return refuse('NOT_FOUND')
  await requireOwnMoney(tx, caller, [id])
  const [transaction] = await namedFor(tx, [row], seal)
  const purse = await selectPurse(tx, row.memberId)
  const path = (await pathOf(tx, row.memberId)).slice(0, -1)
  const names = await selectAncestors(tx, caller.scopeId, path)
  const recent = await selectHistory(tx, { member: row.memberId, size: 8 })
  return {
    transaction: transaction ?? refuse('NOT_FOUND'),
    line: path.flatMap((one) => {
      const known = names.get(one)
      return known ? [{ code: known.code, name: known.name }] : []
    }),
    balance: purse.cash,
    hold: purse.hold,
    month: await selectMonth(tx, row.memberId),
    recent: recent.filter((other) => other.id !== id).map(ownOf),
    ...(await othersOf(tx, row)),
    company: await companyOf(tx, row, seal),
    holder: purse.depositor,
    sameName: sameName(row.depositor, purse.depositor),
    takesTwo: await takesTwo(tx, caller, row, settings),
    joinedAt: purse.createdAt.toISOString(),
    accountChanged: row.type === 'WITHDRAW' ? await accountChangeOf(tx, row, settings) : null,
  }
}

/** Whoever stands above the reader stays unnamed. */
async function accountChangeOf(tx: AppTx, { memberId }: TransactionRow, settings: Settings) {
  const { at, byId } = await bankChangeOf(tx, memberId, { person: memberId, settings })
  if (!at || byId === null) return null
  const names = await selectNames(tx, [byId])
  return { at: at.toISOString(), by: names.get(byId)?.code ?? null }
}

/** Who else came from the same place, and what else this member waits for. */
async function othersOf(tx: AppTx, { id, memberId }: TransactionRow) {
  const { total, people } = await selectLinked(tx, memberId)
  const open = await selectOpenOthers(tx, memberId, id)
  return {
    linked: total,
    linkedPeople: [...people],
    open: open.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
  }
}

/** The account this player was shown; in full while it is in use, as the list of accounts is. */
async function companyOf(tx: AppTx, { companyAccountId }: TransactionRow, seal: Seal) {
  const account = companyAccountId ? await selectAccount(tx, companyAccountId) : undefined
  if (!account) return null
  const { bank, holder, status } = account
  const whole = seal.open(account.accountSealed)
  return { bank, holder, accountNumber: status === 'ACTIVE' ? whole : masked(whole) }
}

/**
 * Whether the reader's yes would be the first of two. Of a withdrawal it is asked before the money
 * is sent, because afterwards it is too late to ask another.
 */
async function takesTwo(
  tx: AppTx,
  caller: Caller,
  row: TransactionRow,
  settings: Settings,
): Promise<boolean> {
  if (row.status !== 'PENDING') return false
  if (row.needsTwo) return row.approvedBy === null
  if (row.type === 'WITHDRAW') {
    const { recent } = await bankChangeOf(tx, row.memberId, { person: caller.id, settings })
    if (recent) return true
  }
  const receivers = receiversOf(row)
  const tally = await tallyAlone(tx, caller.id, { receivers, settings })
  return tally.takesTwo({ receivers, amount: row.amount })
}
