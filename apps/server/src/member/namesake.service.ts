import type { BulkInput } from '@camellia/contract/member-bulk'
import { NAMESAKES_MAX } from '@camellia/contract/member-edit'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import { selectNamed } from './namesake.sql'

/** Who below the caller has a nickname already: allowed, but easily mistaken for each other. */
export async function findNamesakes(
  tx: AppTx,
  { name, except }: { readonly name: string; readonly except?: MemberId | undefined },
): Promise<{ id: MemberId; code: string }[]> {
  const found = await selectNamed(tx, [name.toLowerCase()], NAMESAKES_MAX + 1)
  return found
    .filter(({ id }) => id !== except)
    .slice(0, NAMESAKES_MAX)
    .map(({ id, code }) => ({ id, code }))
}

/** Lines whose nickname is someone's below the caller already, or comes twice in the sheet. */
export async function namesakesIn(tx: AppTx, { rows }: BulkInput): Promise<number[]> {
  const names = rows.map(({ name }) => name.trim().toLowerCase())
  const wanted = [...new Set(names)].filter((name) => name !== '')
  const taken = new Set((await selectNamed(tx, wanted, 1)).map(({ name }) => name))
  return names.flatMap((name, row) => {
    const twice = name !== '' && names.indexOf(name) !== names.lastIndexOf(name)
    return twice || taken.has(name) ? [row] : []
  })
}
