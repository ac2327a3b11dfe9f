import { connect } from '@camellia/db/connect'
import { ConfigError } from './config'

export interface Database {
  readonly ownerUrl: string
  readonly appUrl: string
  readonly stop: () => Promise<void>
}

/** Settings that would lose acknowledged money in a power cut. */
const DURABLE = { fsync: 'on', full_page_writes: 'on' }

/** Refuses to start on a database that could not keep what it promised. */
export async function checkDatabase(
  { ownerUrl, appUrl }: Database,
  mode: 'play' | 'real',
): Promise<void> {
  const sql = connect(ownerUrl, { max: 1 })
  try {
    for (const [name, wanted] of Object.entries(DURABLE)) {
      const [row] = await sql<{ value: string }[]>`select current_setting(${name}) as value`
      if (row?.value !== wanted) {
        throw new ConfigError(`PostgreSQL runs with ${name}=${row?.value}: set it to ${wanted}.`)
      }
    }
    const [commit] = await sql<{ value: string }[]>`
      select current_setting('synchronous_commit') as value`
    if (commit?.value === 'off') {
      throw new ConfigError('PostgreSQL runs with synchronous_commit=off: set it to on.')
    }
  } finally {
    await sql.end()
  }
  if (mode === 'real' && ownerUrl === appUrl) {
    throw new ConfigError('MODE=real needs DATABASE_APP_URL, the log-in of the application role.')
  }
}

/** What the driver or PostgreSQL says of an address that does not work. */
const WRONG_ADDRESS = /^(ECONN|ENOTFOUND|EAI_AGAIN|CONNECT|28|3D000|ETIMEDOUT)/

/** One line that says what to do, when it is the address that is wrong. */
export function explainDatabase(error: unknown): never {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (!WRONG_ADDRESS.test(code)) throw error
  throw new ConfigError(`DATABASE_URL does not work (${message || code}): correct it or unset it.`)
}
