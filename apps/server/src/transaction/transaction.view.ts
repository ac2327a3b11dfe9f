import { type OwnTransaction, REJECT_MACROS } from '@camellia/contract/transaction'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import { masked } from '../member/member.rules'
import type { Ancestor } from '../tree/tree.sql'
import type { TransactionRow } from './transaction.sql'

/** As its owner sees it: nothing of who worked on it. */
export function ownOf(row: TransactionRow): OwnTransaction {
  const started = row.claimedAt ?? row.approvedAt
  return {
    id: row.id,
    type: row.type,
    amount: row.amount,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    startedAt: started?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    macro: REJECT_MACROS.find((known) => known === row.macro) ?? null,
    cancelled: row.status === 'REJECTED' && row.decidedBy === row.memberId,
    before: row.before,
    after: row.after,
  }
}

/** As staff see it. Whoever stands above the reader is not in the names, and stays unnamed. */
export function staffOf(
  row: TransactionRow,
  names: ReadonlyMap<MemberId, Ancestor & { readonly parentId?: MemberId | null }>,
  seal: Seal,
): StaffTransaction {
  const person = (id: MemberId | null) => {
    const known = id === null ? undefined : names.get(id)
    return known ? { id: known.id, code: known.code, name: known.name } : null
  }
  const { accountSealed, memberId } = row
  return {
    ...ownOf(row),
    member: person(memberId) ?? { id: memberId, code: '', name: '' },
    parent: person(names.get(memberId)?.parentId ?? null),
    memo: row.memo,
    needsTwo: row.needsTwo,
    claimedBy: person(row.claimedBy),
    claimed: row.claimedBy !== null,
    claimedUntil: row.claimedUntil?.toISOString() ?? null,
    approvedBy: person(row.approvedBy),
    approved: row.approvedBy !== null,
    processor: person(row.decidedBy),
    sentAt: row.sentAt?.toISOString() ?? null,
    sentBy: person(row.sentBy),
    companyAccount: row.companyAccount,
    bank: row.bank,
    depositor: row.depositor,
    accountNumber: accountSealed && masked(seal.open(accountSealed)),
    address: row.address,
  }
}
