/** A variable of the environment, for whoever sets it; `docs/configuration.md` is made of these. */
export interface Variable {
  readonly about: string
  /** Taken when it is absent or empty; without one the thing itself is absent. */
  readonly otherwise?: string
  /** What stands in the table when the value taken is not a constant. */
  readonly otherwiseSaid?: string
  /** Nothing else is accepted. */
  readonly values?: readonly [string, ...string[]]
  /** When it cannot be left out. */
  readonly needed?: string
}

/** Every variable there is, in the order of the page. `config.ts` reads no other. */
export const VARIABLES = {
  PORT: {
    about: 'Port of the player site.',
    otherwise: '3000',
    needed: 'when another program has the port',
  },
  BACKOFFICE_PORT: {
    about: 'Port of the back-office; never the same as `PORT`.',
    otherwise: '3001',
    needed: 'when another program has the port',
  },
  HOST: {
    about: 'Address both sites listen on. `0.0.0.0` is every address of the machine.',
    otherwise: '127.0.0.1',
    needed: 'in a container, or when the proxy is on another machine',
  },
  PLAYER_URL: {
    about:
      'Address of the player site as browsers see it. With https the site asks browsers to come by https only.',
    otherwiseSaid: '`HOST` or a name of this machine, with `PORT`',
    needed: 'behind a proxy, or where browsers know the machine by another name than `HOST`',
  },
  BACKOFFICE_URL: {
    about:
      'Address of the back-office as browsers see it. With https the site asks browsers to come by https only.',
    otherwiseSaid: '`HOST` or a name of this machine, with `BACKOFFICE_PORT`',
    needed: 'behind a proxy, or where browsers know the machine by another name than `HOST`',
  },
  TRUST_PROXY: {
    about:
      'Addresses or networks of the proxies, with commas between them, whose `X-Forwarded-*` headers are believed. Nobody else’s are.',
    needed: 'behind a proxy: without it every visitor has the address of the proxy',
  },
  DATA_DIR: {
    about:
      'Folder for the embedded PostgreSQL, the key that seals account numbers and the ends of the audit log.',
    otherwise: '.data',
  },
  AUDIT_HEADS_DIR: {
    about: 'A second folder for the signed ends of the audit log, best on another disk or machine.',
    otherwiseSaid: 'they are noted in `DATA_DIR`, in the database and in the log',
  },
  AUDIT_HEADS_URL: {
    about:
      'An https address that gets every signed end of the audit log within seconds, as JSON by POST.',
    otherwiseSaid: 'nobody is told but the log',
  },
  DATABASE_URL: {
    about: 'A PostgreSQL of your own, 15 or newer; the log-in owns the tables.',
    otherwiseSaid: 'an embedded PostgreSQL in `DATA_DIR`',
    needed: 'for several nodes',
  },
  DATABASE_APP_URL: {
    about: 'Log-in of the application at the same database: reads and writes what it was granted.',
    otherwiseSaid: '`DATABASE_URL`, stepping down to the role `camellia_app`',
    needed: 'with `MODE=real` and `DATABASE_URL`',
  },
  BUS_URL: {
    about:
      'A Redis (`redis://` or `rediss://`) over which the nodes tell each other what happened.',
    otherwiseSaid: 'LISTEN/NOTIFY of the database',
  },
  MODE: {
    about: '`real` is for licensed operators: stricter rules, no demo, no simulated coins.',
    otherwise: 'play',
    values: ['play', 'real'],
  },
  LICENCE_NUMBER: {
    about: 'Number of the operator’s licence. Asked for at the start.',
    needed: 'with `MODE=real`',
  },
  ALLOWED_COUNTRIES: {
    about: 'Countries the licence is for. Asked for at the start.',
    needed: 'with `MODE=real`',
  },
  MIN_AGE: {
    about: 'Least age the licence allows, 18 or more. Asked for at the start.',
    needed: 'with `MODE=real`',
  },
  SEED: {
    about:
      'What an empty database begins with: the demo with its past, the people of the demo alone, or nothing. `MODE=real` always begins with nothing.',
    otherwise: 'demo',
    values: ['demo', 'accounts', 'none'],
  },
  DEFAULT_LANGUAGE: {
    about: 'Language of a first visit.',
    otherwise: 'ko',
    values: ['ko', 'en', 'ru', 'ar', 'fr', 'id', 'ja'],
  },
  API_DOCS: {
    about:
      'Whether the description of the calls is shown at `/api/docs`. `auto` shows it with play money and hides it with `MODE=real`.',
    otherwise: 'auto',
    values: ['auto', 'on', 'off'],
  },
  SEAL_KEY: {
    about:
      'Seals account numbers, phones and the secrets of second factors: 64 hexadecimal digits (`openssl rand -hex 32`). Without it they cannot be read again.',
    otherwiseSaid: 'made once, kept as `seal.key` in `DATA_DIR`',
    needed: 'with `MODE=real`, and for several nodes',
  },
  BACKUP_PASSPHRASE_FILE: {
    about: 'File whose first line encrypts backups, 12 characters or more.',
    otherwiseSaid: '`BACKUP_PASSPHRASE`',
    needed: 'for backups with `MODE=real`',
  },
  BACKUP_PASSPHRASE: {
    about: 'The passphrase itself, when there is no such file.',
    otherwiseSaid: 'backups are not encrypted',
  },
} as const satisfies Readonly<Record<string, Variable>>

export type VariableName = keyof typeof VARIABLES

/** Those with a list of values, and with a value of their own when nothing is said. */
export type ChoiceName = {
  [Name in VariableName]: (typeof VARIABLES)[Name] extends { values: unknown } ? Name : never
}[VariableName]

export type DefaultedName = {
  [Name in VariableName]: (typeof VARIABLES)[Name] extends { otherwise: string } ? Name : never
}[VariableName]
