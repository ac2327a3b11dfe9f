import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export interface NamesakeRow {
  readonly id: MemberId
  readonly code: string
  /** In small letters. */
  readonly name: string
}

/** PostgreSQL's number for an array of text. */
const TEXTS = 1009

/** A few of those the caller sees with each of these nicknames, given in small letters. */
export async function selectNamed(
  tx: AppTx,
  names: readonly string[],
  most: number,
): Promise<readonly NamesakeRow[]> {
  return tx.sql<NamesakeRow[]>`
    select id, code, name from member_named(${tx.sql.array([...names], TEXTS)}, ${most})`
}
