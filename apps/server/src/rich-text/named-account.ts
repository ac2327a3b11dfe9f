import type { Seal } from '@camellia/db/sealed'
import { accountsIn } from '@camellia/kernel/named-account'
import { refuse } from '@camellia/kernel/refusal'
import { accountNumberOf } from '@camellia/kernel/written-number'
import type { AppTx } from '../http/tell'
import { selectShownAccounts } from './named-account.sql'

type Texts = string | Readonly<Partial<Record<string, string>>>

/**
 * Where players send their money is what two people decide on. So a text that goes to many names no
 * account but those, in no language: one clerk would otherwise send everybody to their own.
 */
export async function requireNoOtherAccount(
  tx: AppTx,
  seal: Seal,
  fields: Readonly<Record<string, Texts>>,
): Promise<void> {
  const named = Object.entries(fields).map(([field, texts]) => ({
    field,
    accounts: Object.values(typeof texts === 'string' ? { texts } : texts).flatMap((text = '') =>
      accountsIn(text),
    ),
  }))
  if (named.every(({ accounts }) => accounts.length === 0)) return
  const sealed = await selectShownAccounts(tx)
  const shown = new Set(sealed.map((account) => accountNumberOf(seal.open(account))))
  const wrong = named.filter(({ accounts }) => accounts.some((account) => !shown.has(account)))
  if (wrong.length === 0) return
  refuse('INVALID_PARAMETER', { fields: wrong.map(({ field }) => field), because: 'ACCOUNT' })
}
