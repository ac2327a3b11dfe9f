import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'
import { balanceOf } from '@camellia/ledger/balance'
import { newId } from '@camellia/ledger/identity'
import { post } from '@camellia/ledger/post'
import { bankChangeOf, requirePayer } from '../approval/approval.service'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { masked } from '../member/member.rules'
import { requireDepositAllowed } from '../protection/protection.service'
import type { Settings } from '../setting/setting.rules'
import { pathOf } from '../tree/tree.sql'
import { tellBalance } from '../wallet/wallet.service'
import { pickAccount, restAccount, selectAccount } from './company-account.sql'
import { selectPurse } from './context.sql'
import {
  checkDepositAmount,
  checkWithdrawAmount,
  holdFor,
  type Movable,
  needsTwo,
} from './transaction.rules'
import {
  type HistoryFilter,
  insertTransaction,
  lockByKey,
  lockTransactions,
  saveDecided,
  saveHeld,
  selectHistory,
  selectOne,
  selectOpen,
  selectUsualMinutes,
  type TransactionRow,
} from './transaction.sql'
import { ownOf } from './transaction.view'

interface Asked {
  readonly amount: Won
  readonly key: string
}

interface Context {
  readonly settings: Settings
  readonly seal: Seal
}

export async function readDeposit(tx: AppTx, caller: Caller, { settings, seal }: Context) {
  const open = await selectOpen(tx, caller.id, 'DEPOSIT')
  const chosen = open?.companyAccountId
    ? await selectAccount(tx, open.companyAccountId)
    : await pickAccount(tx, caller.id)
  const purse = await selectPurse(tx, caller.id)
  return {
    limits: { min: settings['money.minDeposit'], max: settings['money.maxDeposit'] },
    account: chosen
      ? {
          bank: chosen.bank,
          holder: chosen.holder,
          accountNumber: seal.open(chosen.accountSealed),
        }
      : null,
    depositor: purse.depositor,
    open: open ? ownOf(open) : null,
    usualMinutes: await selectUsualMinutes(tx, 'DEPOSIT'),
  }
}

/** A request to be confirmed when the money has arrived; it moves nothing yet. */
export async function requestDeposit(
  tx: AppTx,
  caller: Caller,
  { amount, key }: Asked,
  settings: Settings,
) {
  checkDepositAmount(amount, settings)
  const known = await replayOf(tx, caller.id, { type: 'DEPOSIT', amount, key })
  if (known) return ownOf(known)
  await requireDepositAllowed(tx, caller.id, amount)
  const account = (await pickAccount(tx, caller.id)) ?? refuse('INVALID_ACCOUNT')
  const id = newId<string>()
  await insertTransaction(tx, {
    id,
    type: 'DEPOSIT',
    memberId: caller.id,
    amount,
    createdBy: caller.id,
    key,
    address: caller.address || null,
    needsTwo: needsTwo(amount, settings),
    companyAccountId: account.id,
  })
  await restAccount(tx, account.id)
  await tellWaiting(tx, caller.id, { kind: 'DEPOSIT', id, text: caller.name })
  return ownOf((await selectOne(tx, id)) ?? refuse('INTERNAL_ERROR'))
}

export async function readWithdraw(tx: AppTx, caller: Caller, { settings, seal }: Context) {
  const open = await selectOpen(tx, caller.id, 'WITHDRAW')
  const { bank, depositor, accountSealed, hasPassword, hold, cash } = await selectPurse(
    tx,
    caller.id,
  )
  return {
    limits: { min: settings['money.minWithdraw'], max: settings['money.maxWithdraw'] },
    account:
      bank && depositor && accountSealed
        ? { bank, holder: depositor, accountNumber: masked(seal.open(accountSealed)) }
        : null,
    hasPassword,
    balance: cash,
    hold,
    open: open ? ownOf(open) : null,
    usualMinutes: await selectUsualMinutes(tx, 'WITHDRAW'),
  }
}

/** The amount is held in the same moment: it can be neither bet nor asked for twice. */
export async function requestWithdraw(
  tx: AppTx,
  caller: Caller,
  { amount, key }: Asked,
  settings: Settings,
) {
  checkWithdrawAmount(amount, settings)
  const known = await replayOf(tx, caller.id, { type: 'WITHDRAW', amount, key })
  if (known) return ownOf(known)
  const { bank, accountSealed } = await selectPurse(tx, caller.id)
  if (!bank || !accountSealed) refuse('INVALID_ACCOUNT')
  // Of the office only: a player whose password staff helped to set anew gets the own money.
  if (caller.kind !== 'MEMBER') await requirePayer(tx, caller, { two: false, settings })
  const { recent } = await bankChangeOf(tx, caller.id, { person: caller.id, settings })
  const id = newId<string>()
  await insertTransaction(tx, {
    id,
    type: 'WITHDRAW',
    memberId: caller.id,
    amount,
    createdBy: caller.id,
    key,
    address: caller.address || null,
    needsTwo: recent || needsTwo(amount, settings),
    withAccount: true,
  })
  await hold(tx, { id, type: 'WITHDRAW', memberId: caller.id, amount, payerId: null })
  await tellWaiting(tx, caller.id, { kind: 'WITHDRAW', id, text: caller.name })
  return ownOf((await selectOne(tx, id)) ?? refuse('INTERNAL_ERROR'))
}

async function hold(tx: AppTx, transaction: Movable): Promise<void> {
  await post(tx, holdFor(transaction))
  const { balance } = await balanceOf(tx, transaction.memberId)
  const before = (balance + transaction.amount) as Won
  await saveHeld(tx, transaction.id, { before, after: balance })
  await tellBalance(tx, transaction.memberId)
}

/** The same attempt again: the first answer. The same name for something else: no. */
export async function replayOf(
  tx: AppTx,
  by: MemberId,
  asked: { readonly type: TransactionRow['type']; readonly amount: Won; readonly key: string },
): Promise<TransactionRow | undefined> {
  const known = await lockByKey(tx, by, asked.key)
  if (known && (known.type !== asked.type || known.amount !== asked.amount)) refuse('CONFLICT')
  return known
}

/** Whoever above may decide on it hears that something waits. */
export async function tellWaiting(
  tx: AppTx,
  member: MemberId,
  waiting: { readonly kind: 'DEPOSIT' | 'WITHDRAW'; readonly id: string; readonly text: string },
): Promise<void> {
  const { kind, id, text } = waiting
  const above = (await pathOf(tx, member)).slice(0, -1)
  const subject = kind === 'DEPOSIT' ? 'Deposit' : 'Withdraw'
  const to = { above, ability: { subject, action: 'allow' } }
  tx.tell({ to, push: { type: 'ALARM', kind, text, id } })
  tx.tell({ to, push: { type: 'QUEUE', queue: kind } })
}

/** Only while nobody has decided, and only a deposit: a withdrawal is held until staff answer. */
export async function cancelDeposit(tx: AppTx, caller: Caller, id: string): Promise<void> {
  const [row] = await lockTransactions(tx, [id])
  if (row?.memberId !== caller.id || row.type !== 'DEPOSIT') return refuse('NOT_FOUND')
  if (row.status !== 'PENDING' || row.approvedBy !== null) refuse('CONFLICT')
  const gone = { status: 'REJECTED', by: caller.id, reason: '', before: null, after: null } as const
  await saveDecided(tx, id, gone)
  const above = (await pathOf(tx, caller.id)).slice(0, -1)
  const to = { above, ability: { subject: 'Deposit', action: 'allow' } }
  tx.tell({ to, push: { type: 'QUEUE', queue: 'DEPOSIT' } })
}

export async function myTransactions(tx: AppTx, caller: Caller, filter: HistoryFilter) {
  const rows = await selectHistory(tx, { ...filter, member: caller.id })
  return {
    items: rows.slice(0, filter.size).map(ownOf),
    hasMore: rows.length > filter.size,
    size: filter.size,
  }
}
