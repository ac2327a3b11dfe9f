import { UNMASK_PER_MINUTE } from '@camellia/contract/member-panel'
import type { Seal } from '@camellia/db/sealed'
import { can } from '@camellia/kernel/ability'
import { refuse } from '@camellia/kernel/refusal'
import { accountNumberOf } from '@camellia/kernel/written-number'
import type { Caller } from '../http/actor'
import type { AppDb, AppTx } from '../http/tell'
import type { ReadSettings } from '../setting/setting.service'
import { record } from '../trail/trail.service'
import { numbersIn } from './member-list.rules'
import { countLooks, selectByPrint } from './member-panel.sql'
import type { SealedLooks } from './sealed-looks'
import { selectAsker } from './sealed-looks.sql'

const UNMASK = { subject: 'Member', action: 'unmask' } as const
const REASON = '번호로 검색 · found by a whole number'

/** What a searched text may be the print of; nothing when it is no whole number. */
export type PrintsOf = (caller: Caller, text: string | undefined) => Promise<readonly Buffer[]>

export interface SearchParts {
  readonly seal: Seal
  readonly settings: ReadSettings
  readonly looks: SealedLooks
}

/**
 * The only way to search by a phone or an account. Whoever finds somebody by a whole number knows
 * that number: few such searches in an hour, or the right to unmask and a line in the audit log.
 */
export function createNumberSearch(
  { transact, read }: Pick<AppDb, 'transact' | 'read'>,
  { seal, settings, looks }: SearchParts,
): PrintsOf {
  return async (caller, text = '') => {
    const chosen = await settings()
    const prints = numbersIn(text, chosen['site.banks']).map(seal.print)
    if (prints.length === 0) return []
    const number = accountNumberOf(text)
    if (!can(caller.abilities, UNMASK) || caller.viewedBy) {
      looks.search(await read(caller, (tx) => selectAsker(tx, caller.id, chosen)), number)
    } else if (looks.searchUnmasked(caller.id, number)) {
      await transact(caller, (tx) => recordLooks(tx, caller, prints))
    }
    return prints
  }
}

async function recordLooks(tx: AppTx, caller: Caller, prints: readonly Buffer[]): Promise<void> {
  const found = await selectByPrint(tx, prints)
  if (found.length === 0) return
  if ((await countLooks(tx, caller.id)) + found.length > UNMASK_PER_MINUTE) {
    refuse('TOO_MANY_REQUESTS', { retryAfter: 60 })
  }
  for (const member of found) {
    await record(tx, caller, { action: 'member.unmask', member, reason: REASON })
  }
}
