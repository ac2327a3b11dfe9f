import { sendWithdrawals } from '@camellia/contract/payout'
import { claimWithdrawal, decideWithdrawals } from '@camellia/contract/transaction-queue'
import type { CallAs, TestSite } from '../testing-site'

/** As one person works on a withdrawal: claimed, sent where they may, approved. */
export async function approveOut({ call }: Pick<TestSite, 'call'>, id: string, as: CallAs) {
  await call(claimWithdrawal, { id, take: true, over: true }, as)
  // Refused where another has to agree first; then the yes is the first of two.
  await call(sendWithdrawals, { ids: [id] }, as)
  const reply = await call(decideWithdrawals, { ids: [id], verdict: 'APPROVE' }, as)
  if (reply.code !== 'SUCCESS') await call(claimWithdrawal, { id, take: false }, as)
  return reply
}
