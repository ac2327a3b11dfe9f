import { POINT_CONVERT_MIN } from '@camellia/contract/wallet'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'
import { cash, type Posting, point } from '@camellia/ledger/posting'

/** The brief: from 1,000 won; that the points suffice is the ledger's to say. */
export function checkConversion(amount: Won): void {
  if (amount < POINT_CONVERT_MIN) refuse('INVALID_PARAMETER')
}

/** One point is one won. */
export function conversionFor(member: MemberId, amount: Won, key: string): Posting {
  return {
    kind: 'POINT_CONVERT',
    member,
    key: `convert:${key}`,
    request: { amount },
    transfers: [{ from: point(member), to: cash(member), amount }],
  }
}
