import type { Seal } from '@camellia/db/sealed'
import { refuse } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'
import { checkPaidOut, requireApprover } from '../approval/approval.service'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import type { Settings } from '../setting/setting.rules'
import { record } from '../trail/trail.service'
import { saveLooked, saveSent, saveTouched, saveUnsent, selectSentAlone } from './claim.sql'
import { selectNames } from './context.sql'
import { lockDecidable, QUEUES, tallyOf, tellQueue } from './queue.service'
import { approvalOf, checkHeldBy, receiversOf } from './transaction.rules'
import type { TransactionRow } from './transaction.sql'

interface Context {
  readonly settings: Settings
}

/**
 * Where a withdrawal goes, in full, for whoever holds it. The look is in the audit log once a
 * claim: it says who saw the account, not how often their page asked.
 */
export async function readPayout(
  tx: AppTx,
  caller: Caller,
  { id, seal, settings }: Context & { readonly id: string; readonly seal: Seal },
) {
  const row = await lockHeld(tx, caller, id)
  if (row.lookedBy !== caller.id) {
    await saveLooked(tx, id, caller.id)
    const { type, amount, memberId } = row
    const after = { transaction: id, type, amount }
    await record(tx, caller, { action: 'withdraw.look', member: memberId, after })
    await saveTouched(tx, id, settings['money.claimMinutes'])
  }
  return {
    bank: row.bank ?? '',
    holder: row.depositor ?? '',
    accountNumber: row.accountSealed ? seal.open(row.accountSealed) : '',
    amount: row.amount,
  }
}

/**
 * Paid out by bank. Judged as strictly as the last word, because the money is gone with it: two
 * people have agreed where two have to, and what one person sent counts before it is approved.
 */
export async function sendWithdrawals(
  tx: AppTx,
  caller: Caller,
  { ids: wanted, settings }: Context & { readonly ids: readonly string[] },
): Promise<void> {
  const ids = [...new Set(wanted)]
  const rows = await lockDecidable(tx, caller, ids, QUEUES.withdraw)
  if (rows.length !== ids.length) refuse('NOT_FOUND')
  for (const row of rows) checkHeldBy(row, caller.id)
  const tally = await tallyOf(tx, caller, rows, settings)
  for (const { memberId, amount } of await selectSentAlone(tx, caller.id)) {
    tally.takesTwo({ receivers: [memberId], amount: amount as Won })
  }
  for (const row of rows) {
    // A second click on one's own is no second payment.
    if (row.sentBy === caller.id) continue
    if (row.sentAt !== null) refuse('CONFLICT', { because: 'SENT' })
    if (approvalOf(row, caller.id) === 'FIRST') takesTwo()
    await requireApprover(tx, caller, { first: row.approvedBy, settings })
    const fresh = await checkPaidOut(tx, caller, { member: row.memberId, settings })
    const many = () => tally.takesTwo({ receivers: receiversOf(row), amount: row.amount })
    if (!row.needsTwo && (fresh || many())) takesTwo()
    await saveSent(tx, row.id, caller.id)
    await saveTouched(tx, row.id, settings['money.claimMinutes'])
    const after = { transaction: row.id, type: row.type, amount: row.amount }
    await record(tx, caller, { action: 'withdraw.sent', member: row.memberId, after })
    await tellQueue(tx, row, QUEUES.withdraw)
  }
}

/** Another agrees before the money leaves, not afterwards. */
function takesTwo(): never {
  return refuse('FOUR_EYES_REQUIRED', { because: 'BEFORE_SENT' })
}

/** The bank did not take it: it was not sent after all, and somebody answers for saying so. */
export async function unsendWithdrawal(
  tx: AppTx,
  caller: Caller,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  const row = await lockHeld(tx, caller, id)
  if (row.sentBy === null || row.sentAt === null) return refuse('CONFLICT')
  const sender = (await selectNames(tx, [row.sentBy])).get(row.sentBy)?.code ?? null
  await saveUnsent(tx, id)
  const before = { sentBy: sender, sentAt: row.sentAt.toISOString() }
  const after = { transaction: id, type: row.type, amount: row.amount }
  await record(tx, caller, {
    action: 'withdraw.unsent',
    member: row.memberId,
    before,
    after,
    reason,
  })
  await tellQueue(tx, row, QUEUES.withdraw)
}

async function lockHeld(tx: AppTx, caller: Caller, id: string): Promise<TransactionRow> {
  const [row] = await lockDecidable(tx, caller, [id], QUEUES.withdraw)
  if (!row) return refuse('NOT_FOUND')
  checkHeldBy(row, caller.id)
  return row
}
