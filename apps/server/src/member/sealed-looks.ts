import { UNMASK_PER_MINUTE } from '@camellia/contract/member-panel'
import { Refusal, refuse } from '@camellia/kernel/refusal'
import { createDistinctLimit } from '../http/limits'
import { TELLS_SEALED } from './member-edit.rules'
import type { Asker } from './sealed-looks.sql'

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
/**
 * Accounts are made freely, so a partner's whole branch, and all accounts that one person made, ask
 * together no more than so many times what one account may.
 */
export const TOGETHER_TIMES = 3

const KINDS = ['phone', 'account', 'email'] as const

/** What is sealed or masked and still unique, so that asking for it tells whether it is there. */
export interface Unique {
  readonly phone?: string | undefined
  readonly account?: string | undefined
  readonly email?: string | null | undefined
}

/**
 * Exact looks at sealed data, by account and by branch, on this node: every call that answers
 * whether a whole phone, account or e-mail address is known goes through here first.
 */
export interface SealedLooks {
  /** Before a search by a number; refuses the one too many. */
  search(who: Asker, number: string): void
  /** The same for who may unmask; says whether this look is still to be written down. */
  searchUnmasked(who: number, number: string): boolean
  /** Before a form or a sheet is compared with everybody's data. */
  ask(who: Asker, rows: readonly Unique[]): void
  /** Whether this duplicate may be told; it counts from now on. */
  tell(who: Asker, duplicate: string): boolean
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
  { asker, unique }: { readonly asker: () => Promise<Asker>; readonly unique: Unique },
  work: () => Promise<T>,
): Promise<T> {
  const values = KINDS.flatMap((kind) => unique[kind] || [])
  if (values.length === 0) return work()
  const who = await asker()
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
  const searches = createShared(now, { most: NUMBER_SEARCHES_PER_HOUR, windowMs: HOUR_MS })
  const unmasked = createDistinctLimit(now, { most: UNMASK_PER_MINUTE, windowMs: MINUTE_MS })
  const told = createShared(now, { most: DUPLICATES_PER_HOUR, windowMs: HOUR_MS })
  const perDay = { most: NUMBERS_ASKED_PER_DAY, windowMs: 24 * HOUR_MS }
  const asked = KINDS.map((kind) => ({ kind, limit: createShared(now, perDay) }))
  const latest = new Map<number, string>()
  return {
    search(who, number) {
      // A number is searched for while it is typed: its next digit is not another number.
      const typed = latest.get(who.id)
      const fresh = typed && number.startsWith(typed) ? [number] : searches.count(who, [number])
      if (fresh.length > 0) latest.set(who.id, number)
    },
    searchUnmasked: (who, number) => unmasked.count(`${who}`, [number]).length > 0,
    ask(who, rows) {
      told.require(who)
      for (const { kind, limit } of asked) {
        limit.count(
          who,
          rows.flatMap((row) => row[kind] || []),
        )
      }
    },
    tell: (who, duplicate) => told.admit(who, duplicate),
  }
}

/** A limit of the account, and a wider one of everyone for whom its questions count. */
function createShared(
  now: () => number,
  { most, windowMs }: { readonly most: number; readonly windowMs: number },
) {
  const own = createDistinctLimit(now, { most, windowMs })
  const together = createDistinctLimit(now, { most: most * TOGETHER_TIMES, windowMs })
  // By account: what one began to type, and another goes on typing, are two numbers.
  const by = (who: Asker, thing: string) => `${who.id} ${thing}`
  return {
    count(who: Asker, things: readonly string[]): readonly string[] {
      const fresh = own.count(`${who.id}`, things)
      const noted = things.map((thing) => by(who, thing))
      for (const one of who.countsFor) together.count(`${one}`, noted)
      return fresh
    },
    admit: (who: Asker, thing: string): boolean =>
      own.admit(`${who.id}`, thing) &&
      who.countsFor.every((one) => together.admit(`${one}`, by(who, thing))),
    require(who: Asker): void {
      own.require(`${who.id}`)
      for (const one of who.countsFor) together.require(`${one}`)
    },
  }
}
