import { resolve } from 'node:path'
import { type ChoiceName, type DefaultedName, VARIABLES, type VariableName } from './config.schema'

type Env = Readonly<Record<string, string | undefined>>

export interface Config {
  readonly port: number
  readonly backofficePort: number
  readonly host: string
  readonly dataDir: string
  /** Undefined: embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | undefined
  /** Where the application logs in, when it is not the owner's address. */
  readonly databaseAppUrl: string | undefined
  readonly busUrl: string | undefined
  readonly mode: 'play' | 'real'
  /** `accounts`: the people of the demo without their past. */
  readonly seed: 'demo' | 'accounts' | 'none'
  readonly defaultLanguage: string
  /** Whether the description of the calls is shown to everyone. */
  readonly apiDocs: boolean
  /** The addresses of the two sites as browsers see them, when a proxy stands before them. */
  readonly playerUrl: string | undefined
  readonly backofficeUrl: string | undefined
  /** Addresses of the proxies whose X-Forwarded-For is believed; nobody else's is. */
  readonly trustProxy: string | false
  /** Seals account numbers and phones; made and kept in the data folder when absent. */
  readonly sealKey: string | undefined
  /** Encrypts backups. Never an argument: those are shown to everyone on the machine. */
  readonly backupPassphrase: string | undefined
  /** A file with it, of which the first line counts. */
  readonly backupPassphraseFile: string | undefined
  /** Where else the signed ends of the audit log go: a folder, an address. */
  readonly auditHeadsDir: string | undefined
  readonly auditHeadsUrl: string | undefined
  readonly licence: { readonly number: string; readonly countries: string; readonly minAge: string }
}

/** A mistake in the configuration: one line that says what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** The only reader of the environment. */
export function readConfig(env: Env = process.env): Config {
  const mode = choiceOf(env, 'MODE')
  const config: Config = {
    port: portOf(env, 'PORT'),
    backofficePort: portOf(env, 'BACKOFFICE_PORT'),
    host: textOf(env, 'HOST'),
    dataDir: resolve(textOf(env, 'DATA_DIR')),
    databaseUrl: given(env, 'DATABASE_URL'),
    databaseAppUrl: given(env, 'DATABASE_APP_URL'),
    busUrl: given(env, 'BUS_URL'),
    mode,
    seed: mode === 'real' ? 'none' : choiceOf(env, 'SEED'),
    defaultLanguage: choiceOf(env, 'DEFAULT_LANGUAGE'),
    apiDocs: isShown(choiceOf(env, 'API_DOCS'), mode),
    playerUrl: given(env, 'PLAYER_URL'),
    backofficeUrl: given(env, 'BACKOFFICE_URL'),
    trustProxy: given(env, 'TRUST_PROXY') ?? false,
    sealKey: given(env, 'SEAL_KEY'),
    backupPassphrase: given(env, 'BACKUP_PASSPHRASE'),
    backupPassphraseFile: given(env, 'BACKUP_PASSPHRASE_FILE'),
    auditHeadsDir: given(env, 'AUDIT_HEADS_DIR'),
    auditHeadsUrl: given(env, 'AUDIT_HEADS_URL'),
    licence: {
      number: given(env, 'LICENCE_NUMBER') ?? '',
      countries: given(env, 'ALLOWED_COUNTRIES') ?? '',
      minAge: given(env, 'MIN_AGE') ?? '',
    },
  }
  return checked(config)
}

function isShown(chosen: 'auto' | 'on' | 'off', mode: Config['mode']): boolean {
  return chosen === 'auto' ? mode === 'play' : chosen === 'on'
}

/** Real money only for a licensed operator (product.md 1). */
function checked(config: Config): Config {
  if (config.port === config.backofficePort) {
    throw new ConfigError('PORT and BACKOFFICE_PORT are the same: give each its own.')
  }
  const { number, countries, minAge } = config.licence
  if (config.mode === 'real' && !(number && countries && Number(minAge) >= 18)) {
    throw new ConfigError(
      'MODE=real needs LICENCE_NUMBER, ALLOWED_COUNTRIES and MIN_AGE (18 or more).',
    )
  }
  if (config.mode === 'real' && !config.sealKey) {
    throw new ConfigError('MODE=real needs SEAL_KEY, 64 hexadecimal digits kept off this machine.')
  }
  if (config.mode === 'real') checkEncrypted(config)
  return config
}

/** Real money is not spoken of over a network in plain text, nor with whoever answers first. */
function checkEncrypted({ databaseUrl, databaseAppUrl, busUrl }: Config): void {
  for (const [name, address] of [
    ['DATABASE_URL', databaseUrl],
    ['DATABASE_APP_URL', databaseAppUrl],
  ] as const) {
    if (!leavesMachine(address) || /[?&]sslmode=verify-full(&|$)/.test(address)) continue
    throw new ConfigError(`MODE=real needs ${name} to end with ?sslmode=verify-full.`)
  }
  if (leavesMachine(busUrl) && !busUrl.startsWith('rediss://')) {
    throw new ConfigError('MODE=real needs BUS_URL to begin with rediss://.')
  }
}

const HERE = ['', 'localhost', '127.0.0.1', '[::1]']

function leavesMachine(address: string | undefined): address is string {
  if (address === undefined) return false
  return !URL.canParse(address) || !HERE.includes(new URL(address).hostname)
}

function given(env: Env, name: VariableName): string | undefined {
  return env[name] || undefined
}

function textOf(env: Env, name: DefaultedName): string {
  return given(env, name) ?? VARIABLES[name].otherwise
}

function portOf(env: Env, name: DefaultedName): number {
  const port = Number(textOf(env, name))
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new ConfigError(`${name}=${env[name]} is not a port: give a number from 1 to 65535.`)
}

function choiceOf<Name extends ChoiceName>(
  env: Env,
  name: Name,
): (typeof VARIABLES)[Name]['values'][number] {
  const values: readonly (typeof VARIABLES)[Name]['values'][number][] = VARIABLES[name].values
  const asked = textOf(env, name)
  const value = values.find((known) => known === asked)
  if (value) return value
  throw new ConfigError(`${name}=${asked} is not known: choose ${values.join(', ')}.`)
}
