import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** A file of SQL as the database remembers it. */
export interface Applied {
  readonly name: string
  readonly sha256: string
}

export interface SqlFile extends Applied {
  readonly text: string
}

/** A release whose databases exist, and how one of them becomes what the migrations describe. */
export interface Release {
  readonly migrations: readonly SqlFile[]
  readonly upgrade: string
  /** The migrations that are done once it is upgraded; later ones are pending as for everyone. */
  readonly reaches: readonly SqlFile[]
}

export interface SqlFiles {
  readonly migrations: readonly SqlFile[]
  /** Named like the function, without the ending. */
  readonly functions: readonly SqlFile[]
  readonly release: Release
}

/** The last migration that the upgrade of 0.1 makes up for; it stays when 0.3 adds others. */
const UPGRADE_REACHES = '009_office.sql'

/** All SQL of the product: `migrations`, `functions` and `upgrades` below one folder. */
export async function readSqlFiles(home: string): Promise<SqlFiles> {
  const migrations = await readFolder(join(home, 'migrations'))
  const functions = await readFolder(join(home, 'functions'))
  const upgrades = join(home, 'upgrades')
  return {
    migrations,
    functions: functions.map((file) => ({ ...file, name: basename(file.name, '.sql') })),
    release: {
      migrations: await readFolder(join(upgrades, '0.1')),
      upgrade: await readFile(join(upgrades, '0.1-to-0.2.sql'), 'utf8'),
      reaches: migrations.filter(({ name }) => name <= UPGRADE_REACHES),
    },
  }
}

async function readFolder(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Found upwards from here: this file may run from source or from the bundle. */
export function sqlHome(at = import.meta.dirname): string {
  const home = join(at, 'db')
  if (existsSync(join(home, 'migrations'))) return home
  if (dirname(at) === at) throw new Error('db/migrations is missing from this checkout')
  return sqlHome(dirname(at))
}
