import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import type { Settings } from '../setting/setting.rules'

/** Who asks, and everyone for whom their questions count, themselves among them. */
export interface Asker {
  readonly id: MemberId
  readonly countsFor: readonly MemberId[]
}

export async function selectAsker(tx: AppTx, id: MemberId, settings: Settings): Promise<Asker> {
  const rows = await tx.sql<{ one: MemberId }[]>`
    select one from asks_together(${settings['security.makerDays']}) one`
  return { id, countsFor: rows.map(({ one }) => one) }
}
