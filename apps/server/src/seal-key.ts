import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '@camellia/db/durable'
import { type Config, ConfigError } from './config'

/** Its name in the data folder. */
export const SEAL_FILE = 'seal.key'

type Where = Pick<Config, 'sealKey' | 'dataDir'>

/** In production it comes from outside; undefined when there is none yet. */
export function readSealKey({ sealKey, dataDir }: Where): Buffer | undefined {
  const file = join(dataDir, SEAL_FILE)
  const text = sealKey ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  if (text === undefined) return undefined
  const key = Buffer.from(text.trim(), 'hex')
  if (key.length !== 32) throw new ConfigError('SEAL_KEY is not 64 hexadecimal digits.')
  return key
}

/** Made once and kept beside the database it protects. */
export function makeSealKey({ dataDir }: Where): Buffer {
  const key = randomBytes(32)
  mkdirSync(dataDir, { recursive: true })
  writeDurably(join(dataDir, SEAL_FILE), key.toString('hex'), { mode: 0o600 })
  return key
}
