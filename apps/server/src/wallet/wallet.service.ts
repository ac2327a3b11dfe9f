import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import { balanceOf } from '@camellia/ledger/balance'
import { newId } from '@camellia/ledger/identity'
import { post } from '@camellia/ledger/post'
import type { AppTx } from '../http/tell'
import { checkConversion, conversionFor } from './wallet.rules'
import { insertConversion } from './wallet.sql'

/** Turns points into balance. The brief fixes the payload, so a missing key is a fresh one. */
export async function convert(
  tx: AppTx,
  member: MemberId,
  { amount, key }: { readonly amount: Won; readonly key: string },
): Promise<void> {
  checkConversion(amount)
  const name = key || newId<string>()
  const { replayed } = await post(tx, conversionFor(member, amount, name))
  if (!replayed) await insertConversion(tx, member, { id: newId<string>(), amount, key: name })
  await tellBalance(tx, member)
}

/** Said after commit, with the version that lets a browser drop an older one. */
export async function tellBalance(tx: AppTx, member: MemberId): Promise<void> {
  tx.tell({ to: { member }, push: { type: 'BALANCE', ...(await balanceOf(tx, member)) } })
}
