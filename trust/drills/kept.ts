import { connect } from '@camellia/db/connect'
import { createDb } from '@camellia/db/tx'
import { auditLedger } from '@camellia/ledger/audit'
import type { Tally } from './load'

export interface Kept {
  /** Acknowledged and not there. */
  readonly lost: number
  /** There and never acknowledged, although everyone asked until they knew. */
  readonly extra: number
  readonly breaks: readonly string[]
}

/** Compares what was acknowledged with what is written down, and audits the books. */
export async function compare(ownerUrl: string, tally: Tally): Promise<Kept> {
  const sql = connect(ownerUrl, { max: 1 })
  try {
    const rounds = await sql<{ id: string }[]>`select id from round`
    const payments = await sql<{ id: string }[]>`
      select id from transaction where type = 'PAYMENT' and memo = 'drill'`
    const { breaks } = await createDb({ app: sql, owner: sql, say: () => {} }).system(auditLedger)
    const sides = [
      difference(
        tally.rounds,
        rounds.map(({ id }) => id),
      ),
      difference(
        tally.payments,
        payments.map(({ id }) => id),
      ),
    ]
    return {
      lost: sides.reduce((sum, { lost }) => sum + lost, 0),
      extra: sides.reduce((sum, { extra }) => sum + extra, 0),
      breaks,
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

function difference(acknowledged: readonly string[], there: readonly string[]) {
  const found = new Set(there)
  const known = new Set(acknowledged)
  return {
    lost: acknowledged.filter((id) => !found.has(id)).length + acknowledged.length - known.size,
    extra: there.filter((id) => !known.has(id)).length,
  }
}

export function violationsOf({ lost, extra, breaks }: Kept): string[] {
  return [
    ...(lost > 0 ? [`${lost} acknowledged operations are not there, or were answered twice`] : []),
    ...(extra > 0 ? [`${extra} operations are there that nobody was told of`] : []),
    ...breaks,
  ]
}
