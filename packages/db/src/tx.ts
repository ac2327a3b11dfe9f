import type { Code } from '@camellia/kernel/codes'
import type { MemberId } from '@camellia/kernel/ids'
import { Refusal, refuse } from '@camellia/kernel/refusal'
import type postgres from 'postgres'
import { doubtsOf, type Sql } from './connect'

/** Who acts, and the root of the subtree they may see. Row security holds to both. */
export interface Actor {
  readonly id: MemberId
  readonly scopeId: MemberId
  /** Whoever looks through this person's eyes reads and changes nothing. */
  readonly viewedBy?: MemberId | null
}

export type TransactionSql = postgres.TransactionSql<{ bigint: number }>

export interface Tx<Told = never> {
  readonly sql: TransactionSql
  /** Collected here, said after commit: a rolled-back change tells nobody. */
  readonly tell: (told: Told) => void
}

/** The pool itself is out of reach: whoever touches the database does it through one of these. */
export interface Db<Told = never> {
  transact<T>(actor: Actor, work: (tx: Tx<Told>) => Promise<T>): Promise<T>
  read<T>(actor: Actor, work: (tx: Tx<Told>) => Promise<T>): Promise<T>
  /** Without a person: log-in, sign-up, jobs. Sees all trees; few may call it (tools/levels.ts). */
  system<T>(work: (tx: Tx<Told>) => Promise<T>): Promise<T>
}

const TRIES = 3
/** Serialization failure and deadlock: nothing was done, so it is done again. */
const AGAIN = new Set(['40001', '40P01'])

/** A constraint is the rule; this is its answer. No select looks for duplicates before an insert. */
const REFUSED_BY: Record<string, Code> = {
  wallet_cash: 'INFLUCIANT_BALANCE',
  wallet_point: 'INFLUCIANT_BALANCE',
  wallet_hold: 'INFLUCIANT_BALANCE',
  wallet_promo: 'INFLUCIANT_BALANCE',
  transfer_enough: 'INFLUCIANT_BALANCE',
  member_code: 'DUPLICATED_ID',
  member_email: 'DUPLICATED_EMAIL',
  member_phone: 'DUPLICATED_PHONE',
  member_account: 'INVALID_ACCOUNT',
  member_decider: 'INVALID_USER',
  member_depth: 'LIMIT_REACHED',
  // Someone joined or moved at the same moment: looked at again, not half done.
  member_path: 'CONFLICT',
  transaction_one_open: 'ALREADY_EXIST_REQUEST',
  // The same attempt from two tabs at once: the second asks again and finds the first.
  transaction_key: 'CONFLICT',
  transaction_two_people: 'FOUR_EYES_REQUIRED',
  transaction_not_own: 'INVALID_USER',
  transaction_sent: 'INVALID_USER',
  // Approved before it was sent, or rejected afterwards.
  transaction_sent_first: 'CONFLICT',
  transaction_sent_stays: 'CONFLICT',
  company_account_two: 'FOUR_EYES_REQUIRED',
  rtp_change_two: 'FOUR_EYES_REQUIRED',
  setting_change_two: 'FOUR_EYES_REQUIRED',
  setting_change_one_open: 'ALREADY_EXIST_REQUEST',
  rtp_change_one_open: 'ALREADY_EXIST_REQUEST',
  call_two: 'FOUR_EYES_REQUIRED',
  call_pkey: 'CONFLICT',
  call_not_own: 'MEMBER_NOT_FOUND',
  role_name: 'ALREADY_EXIST_ITEM',
  tag_name: 'ALREADY_EXIST_ITEM',
  // Someone has the role, or another hangs under it.
  member_role_id_fkey: 'CONFLICT',
  role_parent_id_fkey: 'CONFLICT',
  role_circle: 'CONFLICT',
  ip_rule_once: 'ALREADY_EXIST_ITEM',
  password_request_open: 'ALREADY_EXIST_REQUEST',
  seed_pair_client_new: 'CLIENT_SEED_USED',
}

export function createDb<Told>(pools: {
  readonly app: Sql
  readonly owner: Sql
  readonly say: (told: readonly Told[]) => void
}): Db<Told> {
  const run = async <T>(
    sql: Sql,
    mode: Mode,
    actor: Actor | undefined,
    work: (tx: Tx<Told>) => Promise<T>,
  ): Promise<T> => {
    const told: Told[] = []
    const result = await once(sql, mode, (transaction) => {
      const acting = actor && setActor(transaction, actor)
      const tx = { sql: transaction, tell: (push: Told) => told.push(push) }
      return Promise.all([work(tx), acting]).then(([done]) => done)
    })
    if (told.length > 0) pools.say(told)
    return result
  }
  return {
    async transact(actor, work) {
      if (actor.viewedBy) refuse('ACCESS_DENIED')
      return again(() => run(pools.app, 'read write', actor, work))
    },
    read: (actor, work) => again(() => run(pools.app, ONE_MOMENT, actor, work)),
    system: (work) => again(() => run(pools.owner, 'read write', undefined, work)),
  }
}

/** What is read together is of one moment: the parts of an answer add up to its whole. */
const ONE_MOMENT = 'isolation level repeatable read read only'

type Mode = typeof ONE_MOMENT | 'read write'

/** A transaction of the ledger itself, which needs no person and tells nobody. */
export function inTransaction<T>(sql: Sql, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  return again(() => once(sql, 'read write', work))
}

async function once<T>(sql: Sql, mode: Mode, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  let over = false
  let entered = false
  let doubts = 0
  const begun = sql.begin(mode, (transaction) => {
    entered = true
    const working = work(whileOpen(transaction, () => over)).finally(() => {
      doubts = doubtsOf(sql)
    })
    return settleWhileOpen(working, () => over)
  })
  const result = await begun
    .finally(() => {
      over = true
    })
    .catch((error) => {
      if (!entered && LAST_WORDS.has(stateOf(error))) unsent.add(error)
      throw error
    })
  // Committed here, but a failover may lose it: whoever asked hears neither yes nor no.
  if (mode === 'read write' && doubtsOf(sql) !== doubts) refuse('NETWORK_ERROR')
  return result as T
}

/**
 * The driver throws where nobody can catch it, and the process with it, when a statement is sent on
 * a connection that was lost between two of them. So nothing is sent any more: not the work's own
 * statements, and not the driver's commit or rollback, which wait for the work to settle. The
 * caller hears of the loss from `begin` itself.
 */
function whileOpen<S extends object>(sql: S, over: () => boolean): S {
  return new Proxy(sql, {
    apply(target, self, args) {
      if (over()) throw new Refusal('NETWORK_ERROR')
      return Reflect.apply(target as never, self, args)
    },
  })
}

async function settleWhileOpen<T>(work: Promise<T>, over: () => boolean): Promise<T> {
  try {
    const done = await work
    return over() ? await NEVER : done
  } catch (error) {
    // A lost connection fails the statement first and is known as lost a moment later.
    await new Promise(setImmediate)
    return over() ? NEVER : Promise.reject(error)
  }
}

const NEVER = new Promise<never>(() => {})

/** Sent ahead of the work on the same connection, so that it costs no round trip of its own. */
function setActor(sql: TransactionSql, actor: Actor) {
  return sql`
    select set_config('app.actor', ${String(actor.id)}, true),
           set_config('app.scope', ${String(actor.scopeId)}, true)`.execute()
}

/**
 * What the database said as it ended, the driver says again to whoever takes that line next, before
 * anything of theirs is sent: after a restart every connection of the pool would refuse once.
 */
const LAST_WORDS = new Set(['57P01', '57P02'])
const LINES_MAX = 100
const unsent = new WeakSet<object>()

async function again<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1, stale = LINES_MAX; ; ) {
    try {
      return await attempt()
    } catch (error) {
      if (unsent.has(error as object) && stale-- > 0) continue
      if (left-- === 0 || !AGAIN.has(stateOf(error))) throw asRefusal(error)
    }
  }
}

/** What the database's no means to the product; anything unknown stays what it is, a bug. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error
  const constraint = 'constraint_name' in error ? String(error.constraint_name) : ''
  const code = REFUSED_BY[constraint]
  if (code) return new Refusal(code)
  return isOutage(error) ? Object.assign(new Refusal('NETWORK_ERROR'), { cause: error }) : error
}

function stateOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** The database is away, starting or stopping: class 57, or a lost connection of the driver. */
export function isOutage(error: unknown): boolean {
  const away = /^(57P0[123]|08|53300|CONNECT|ECONN|EPIPE|ETIMEDOUT|CONNECTION_)/
  return away.test(stateOf(error)) || isFailing(error)
}

/** Its machine fails it: a disk that is full or does not answer, no memory. Someone must look. */
export function isFailing(error: unknown): boolean {
  return /^(53[124]|58)/.test(stateOf(error))
}

export function found<T>(row: T | undefined): T {
  return row ?? refuse('NOT_FOUND')
}
