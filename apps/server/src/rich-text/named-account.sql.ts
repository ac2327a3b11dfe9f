import type { AppTx } from '../http/tell'

/** The accounts that two people agreed to and players are shown. */
export async function selectShownAccounts(tx: AppTx): Promise<readonly Buffer[]> {
  const rows = await tx.sql<{ sealed: Buffer }[]>`
    select account_sealed as sealed from company_account where status = 'ACTIVE' limit 1000`
  return rows.map(({ sealed }) => sealed)
}
