import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Config, ConfigError } from '../config'
import type { Job } from '../schedule/job'
import { readSealKey } from '../seal-key'
import { bringBack } from './bring-back'
import { makeBackup } from './make-backup'

/** Older ones that were made from the office go when a new one is there. */
const KEPT = 7
const MADE = /^camellia-[\dT-]+Z\.backup$/
const MEGABYTE = 1_048_576

const ASKED = { every: 'ASKED', at: '00:00' } as const

/**
 * A backup and a restore drill, when somebody of the head office asks. The file stays on this
 * machine, readable by the product alone: it holds password hashes and seeds of games to come.
 */
export function backupJobs(config: Config, ownerUrl: string): readonly Job[] {
  const folder = join(config.dataDir, 'backups')
  return [backup(config, { ownerUrl, folder }), drill(config, folder)]
}

function backup(
  config: Config,
  { ownerUrl, folder }: { readonly ownerUrl: string; readonly folder: string },
): Job {
  return {
    name: 'backup',
    when: ASKED,
    async run(_, __, tell) {
      await tell('BACKUP_BEGUN')
      const { path, bytes, manifest } = await makeBackup(
        { ...config, databaseUrl: ownerUrl },
        `${folder}/`,
      )
      chmodSync(path, 0o600)
      const rows = manifest.tables.reduce((sum, { lines }) => sum + lines, 0)
      await tell('BACKUP_READ_BACK', rows)
      for (const old of backupsIn(folder).slice(0, -KEPT)) rmSync(join(folder, old))
      return { found: { file: basename(path), mb: Math.ceil(bytes / MEGABYTE), rows } }
    },
  }
}

/** Brings the newest backup back into a database of its own, proves it, and throws that away. */
function drill(config: Config, folder: string): Job {
  return {
    name: 'restore-drill',
    when: ASKED,
    async run(_, __, tell) {
      const file = backupsIn(folder).at(-1)
      if (!file) throw new ConfigError('there is no backup yet: make one first')
      const dataDir = join(config.dataDir, 'restore-drill')
      rmSync(dataDir, { recursive: true, force: true })
      const sealKey = readSealKey(config)?.toString('hex')
      await tell('DRILL_BEGUN')
      try {
        const { databaseUrl: _url, sealKey: _key, ...rest } = config
        const alone = { ...rest, databaseUrl: undefined, dataDir, sealKey } as Config
        const { books, trail } = await bringBack(alone, join(folder, file))
        await tell('ROUNDS', books.rounds)
        await tell('BREAKS', books.breaks.length)
        await tell('LINKS', trail.links)
        const broken = trail.broken === null ? [] : [`audit log broken at ${trail.broken}`]
        const wrong = [...books.breaks, ...broken].join('; ')
        return { found: { file, breaks: books.breaks.length, rounds: books.rounds }, wrong }
      } finally {
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
  }
}

/** Oldest first: the name has the time. */
function backupsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => MADE.test(name))
    .sort()
}
