import { UNMASK_PER_MINUTE } from '@camellia/contract/member-panel'
import { Refusal, refuse } from '@camellia/kernel/refusal'
import { createDistinctLimit } from '../http/limits'
import { TELLS_SEALED } from './member-edit.rules'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * A mask shows four digits of a phone, so ten thousand questions "is it this one?" would tell the
 * rest. Whoever looks for people by their numbers looks for a few in an hour.
 */
export const NUMBER_SEARCHES_PER_HOUR = 20
/** A form or a sheet says "somebody has it already": a good sheet has few of these. */
export const DUPLICATES_PER_HOUR = 20
/**
 * Also "nobody has it" is an answer. Two full sheets of new people a day; at this pace the rest of
 * one phone takes more than two weeks.
 */
export const NUMBERS_ASKED_PER_DAY = 600

const KINDS = ['phone', 'account', 'email'] as const

/** What is sealed or masked and still unique, so that asking for it tells whether it is there. */
export interface Unique {
  readonly phone?: string | undefined
  readonly account?: string | undefined
  readonly email?: string | null | undefined
}

/**
 * Exact looks at sealed data, by person and on this node: every call that answers whether a whole
 * phone, account or e-mail address is known goes through here first.
 */
export interface SealedLooks {
  /** Before a search by a number; refuses the one too many. */
  search(who: number, number: string): void
  /** The same for who may unmask; says whether this look is still to be written down. */
  searchUnmasked(who: number, number: string): boolean
  /** Before a form or a sheet is compared with everybody's data. */
  ask(who: number, rows: readonly Unique[]): void
  /** Whether this duplicate may be told; it counts from now on. */
  tell(who: number, duplicate: string): boolean
}

/** What of a form is unique among everybody. */
export function uniqueOf(form: {
  readonly phone?: string | undefined
  readonly email?: string | null | undefined
  readonly account?: { readonly bank: string; readonly accountNumber: string } | undefined
}): Unique {
  const { phone, email, account } = form
  return { phone, email, account: account && `${account.bank} ${account.accountNumber}` }
}

/** A form that says "somebody has it already" says so a few times in an hour, then nothing. */
export async function askFor<T>(
  looks: SealedLooks,
  { who, unique }: { readonly who: number; readonly unique: Unique },
  work: () => Promise<T>,
): Promise<T> {
  const values = KINDS.flatMap((kind) => unique[kind] || [])
  if (values.length === 0) return work()
  looks.ask(who, [unique])
  return work().catch((error) => {
    const tells = error instanceof Refusal && TELLS_SEALED.includes(error.code)
    if (tells && !looks.tell(who, [error.code, ...values].join(' '))) {
      refuse('TOO_MANY_REQUESTS', { retryAfter: HOUR_MS / 1_000 })
    }
    throw error
  })
}

export function createSealedLooks(now: () => number): SealedLooks {
  const hourly = { most: NUMBER_SEARCHES_PER_HOUR, windowMs: HOUR_MS }
  const searches = createDistinctLimit(now, hourly)
  const unmasked = createDistinctLimit(now, { most: UNMASK_PER_MINUTE, windowMs: MINUTE_MS })
  const told = createDistinctLimit(now, { most: DUPLICATES_PER_HOUR, windowMs: HOUR_MS })
  const asked = createDistinctLimit(now, { most: NUMBERS_ASKED_PER_DAY, windowMs: 24 * HOUR_MS })
  const latest = new Map<number, string>()
  return {
    search(who, number) {
      // A number is searched for while it is typed: its next digit is not another number.
      const typed = latest.get(who)
      const fresh =
        typed && number.startsWith(typed) ? [number] : searches.count(`${who}`, [number])
      if (fresh.length > 0) latest.set(who, number)
    },
    searchUnmasked: (who, number) => unmasked.count(`${who}`, [number]).length > 0,
    ask(who, rows) {
      told.require(`${who}`)
      for (const kind of KINDS) {
        const values = rows.flatMap((row) => row[kind] || [])
        asked.count(`${who} ${kind}`, values)
      }
    },
    tell: (who, duplicate) => told.admit(`${who}`, duplicate),
  }
}
