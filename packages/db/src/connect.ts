import postgres from 'postgres'

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
  readonly onNotice?: (notice: postgres.Notice) => void
}

export function connect(url: string, { max, role, onNotice }: ConnectOptions): Sql {
  return postgres(url, {
    max,
    types: { bigint },
    onnotice: onNotice ?? (() => {}),
    connect_timeout: 5,
    idle_timeout: 0,
    max_lifetime: null,
    backoff: (tries) => Math.min(0.1 * 2 ** tries, 2),
    connection: {
      application_name: 'camellia',
      TimeZone: 'UTC',
      ...(role && { role }),
    },
  })
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`too large for a number: ${text}`)
  return value
}
