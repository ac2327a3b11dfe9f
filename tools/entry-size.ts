import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface EntrySize {
  readonly file: string
  readonly bytes: number
}

/** What the first page of either site may weigh, in kB as gzip, by the issue it was built for. */
export const BUDGETS = { player: 250, office: 320 } as const

/** All JavaScript that comes before anything of a site is drawn: its scripts and one language. */
export function entryOf(site: keyof typeof BUDGETS): readonly EntrySize[] {
  const folder = join('dist', site)
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => path ?? '')
  const texts = readdirSync(join(folder, 'assets')).find((name) => /^texts-ko-.*\.js$/.test(name))
  if (scripts.length === 0 || !texts) throw new Error(`${folder} is not a built site`)
  return [...scripts, join('assets', texts)].map((file) => ({
    file,
    bytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
  }))
}

export function totalOf(files: readonly EntrySize[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
}
