import { connect, type Sql } from '@camellia/db/connect'
import { ConfigError } from './config'
import {
  type DatabaseFacts,
  databaseFaults,
  databaseWarnings,
  type RoleFacts,
  roleFaults,
  SETTINGS_READ,
} from './database.rules'

export interface Database {
  readonly ownerUrl: string
  readonly appUrl: string
  readonly stop: () => Promise<void>
}

/** Refuses to start on a database that could not keep what it promised; returns what to be told. */
export async function checkDatabase(
  { ownerUrl, appUrl }: Pick<Database, 'ownerUrl' | 'appUrl'>,
  mode: 'play' | 'real',
): Promise<readonly string[]> {
  if (mode === 'real' && ownerUrl === appUrl) {
    throw new ConfigError('MODE=real needs DATABASE_APP_URL, the log-in of the application role.')
  }
  const owner = await asked(ownerUrl, undefined, readFacts)
  // Both, because a setting may be a role's own.
  const app = await asked(
    appUrl,
    ownerUrl === appUrl ? 'camellia_app' : undefined,
    async (sql) => ({
      facts: await readFacts(sql),
      role: await readRole(sql, mode === 'real' ? 'session' : 'current'),
    }),
  )
  const faults = [owner, app.facts].flatMap((facts) => databaseFaults(facts, mode))
  const [first] = [...faults, ...roleFaults(app.role)]
  if (first) throw new ConfigError(first)
  return databaseWarnings(owner, mode)
}

async function asked<T>(
  url: string,
  role: string | undefined,
  ask: (sql: Sql) => Promise<T>,
): Promise<T> {
  const sql = connect(url, { max: 1, ...(role && { role }) })
  try {
    return await ask(sql)
  } finally {
    await sql.end()
  }
}

async function readFacts(sql: Sql): Promise<DatabaseFacts> {
  const rows = await sql<{ name: string; value: string }[]>`
    select name, current_setting(name) as value from unnest(${[...SETTINGS_READ]}::text[]) as name`
  const [row] = await sql<{ standby: boolean; names: string }[]>`
    select pg_is_in_recovery() as standby, current_setting('synchronous_standby_names') as names`
  return {
    settings: Object.fromEntries(rows.map(({ name, value }) => [name, value])),
    standby: row?.standby ?? true,
    waitsForStandby: row?.names !== '',
  }
}

/**
 * With one address for both, a connection has stepped down to the application's role; with real
 * money it is the log-in itself that must be weak, because whoever steps down can step up again.
 */
async function readRole(sql: Sql, which: 'session' | 'current'): Promise<RoleFacts> {
  const [row] = await sql<RoleFacts[]>`
    with asked as (
      select case when ${which} = 'session' then session_user else current_user end as name
    )
    select r.rolname as name, r.rolsuper as superuser, r.rolbypassrls as "bypassesRowSecurity",
           r.rolcreaterole as "createsRoles",
           exists (select 1 from pg_class c where c.relnamespace = 'public'::regnamespace
                     and c.relkind in ('r', 'p') and pg_has_role(r.oid, c.relowner, 'MEMBER'))
             as owns
    from asked join pg_roles r on r.rolname = asked.name`
  if (!row) throw new ConfigError('The application has no role in PostgreSQL.')
  return row
}

/** What the driver or PostgreSQL says of an address that does not work. */
const WRONG_ADDRESS = /^(ECONN|ENOTFOUND|EAI_AGAIN|CONNECT|28|3D000|ETIMEDOUT)/

/** One line that says what to do, when it is the address that is wrong. */
export function explainDatabase(error: unknown): never {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (!WRONG_ADDRESS.test(code)) throw error
  throw new ConfigError(`DATABASE_URL does not work (${message || code}): correct it or unset it.`)
}
