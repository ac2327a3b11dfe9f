import { readFileSync } from 'node:fs'
import { type Config, ConfigError } from '../config'

const LENGTH_MIN = 12

/** Undefined: backups are not encrypted. */
export function readPassphrase({
  backupPassphrase,
  backupPassphraseFile: file,
}: Pick<Config, 'backupPassphrase' | 'backupPassphraseFile'>): string | undefined {
  const given = file === undefined ? backupPassphrase : firstLineOf(file)
  if (given !== undefined && given.length < LENGTH_MIN) {
    throw new ConfigError(`The passphrase for backups needs ${LENGTH_MIN} characters or more.`)
  }
  return given
}

function firstLineOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/)[0] ?? ''
  } catch {
    throw new ConfigError(`BACKUP_PASSPHRASE_FILE=${file} cannot be read.`)
  }
}
