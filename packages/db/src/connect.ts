import postgres from 'postgres'
import { knowArrays } from './array-types'
import { keepResultsWhole } from './whole-results'

export type Sql = postgres.Sql<{ bigint: number }>

/** Whole won and ids fit safely in a JavaScript number; anything larger is a bug and throws. */
const bigint = {
  to: 20,
  from: [20],
  parse: safeInteger,
  serialize: String,
}

export interface ConnectOptions {
  readonly max: number
  /** With one address for owner and application: the role every connection steps down to. */
  readonly role?: string
  /** Of PostgreSQL, for every connection of the pool. */
  readonly settings?: Readonly<Record<string, string>>
  readonly onNotice?: (notice: postgres.Notice) => void
}

export function connect(url: string, { max, role, settings, onNotice }: ConnectOptions): Sql {
  const doubt = { count: 0 }
  const sql = postgres(url, {
    max,
    types: { bigint },
    fetch_types: false,
    onnotice(notice) {
      if (isDoubt(notice)) doubt.count++
      onNotice?.(notice)
    },
    connect_timeout: 5,
    idle_timeout: 0,
    max_lifetime: null,
    backoff: (tries) => Math.min(0.1 * 2 ** tries, 2),
    connection: {
      application_name: 'camellia',
      TimeZone: 'UTC',
      ...(role && { role }),
      ...settings,
    },
  })
  knowArrays(sql)
  keepResultsWhole(sql`select`)
  DOUBTS.set(sql, doubt)
  return sql
}

const DOUBTS = new WeakMap<object, { count: number }>()

/**
 * How many commits of this pool were answered although the standby they wait for may not have them:
 * PostgreSQL says so in a notice only. The notice comes before the answer, so whoever compares this
 * number before and after knows whether to believe it. It does not say which of the pool's
 * connections it was; all that commit at that moment count as unknown.
 */
export function doubtsOf(sql: Sql): number {
  return DOUBTS.get(sql)?.count ?? 0
}

function isDoubt({ severity, code, routine }: postgres.Notice): boolean {
  return (severity === 'WARNING' && code === '01000') || routine === 'SyncRepWaitForLSN'
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`too large for a number: ${text}`)
  return value
}
