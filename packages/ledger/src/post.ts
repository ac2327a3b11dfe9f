import type { Tx } from '@camellia/db/tx'
import { refuse } from '@camellia/kernel/refusal'
import { hashOf, newId } from './identity'
import type { Account, Posting } from './posting'

export interface Posted<Answer> {
  /** True when this was done before and nothing moved now. */
  readonly replayed: boolean
  readonly answer: Answer
  readonly at: Date
}

/** Moves money. Doing it twice is harmless and answers the same. */
export async function post<Answer = unknown>(
  tx: Tx,
  posting: Posting,
  past?: Date,
): Promise<Posted<Answer>> {
  const written = tx.sql.json(asWritten(posting))
  const [row] = past
    ? await tx.sql<Row[]>`select ledger_post_at(${written}, ${past.toISOString()}) as done`
    : await tx.sql<Row[]>`select ledger_post(${written}) as done`
  const { verdict, answer, at } = row?.done ?? refuse('INTERNAL_ERROR')
  if (verdict === 'CONFLICT') refuse('CONFLICT')
  return { replayed: verdict === 'REPLAY', answer: answer as Answer, at: new Date(at) }
}

interface Row {
  readonly done: { readonly verdict: string; readonly answer: unknown; readonly at: string }
}

/** A posting in the words of the database's functions. */
export function asWritten({ kind, member, key, request, transfers, answer = null }: Posting) {
  return {
    kind,
    member,
    key,
    hash: hashOf([kind, request]),
    cause: newId(),
    answer: answer as never,
    transfers: transfers.map(({ from, to, amount }) => ({
      from: from.account,
      fromOwner: ownerOf(from),
      to: to.account,
      toOwner: ownerOf(to),
      amount,
    })),
  }
}

function ownerOf(account: Account): number | null {
  return 'owner' in account ? account.owner : null
}
