import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join('packages', 'engines', 'src')
/** Beside the figures: which engines and definitions they were computed from. */
const FILE = join(SOURCES, 'titles', 'certified.stamp')

/** Whether the figures were computed from the very engines, definitions and figures there are. */
export function figuresAreCurrent(sources = SOURCES): boolean {
  return existsSync(FILE) && readFileSync(FILE, 'utf8') === engineStamp(sources)
}

/** Only for who has just computed every figure of every title. */
export function stampFigures(): void {
  writeFileSync(FILE, engineStamp())
}

/** Of every source, tests apart. */
export function engineStamp(sources = SOURCES): string {
  const hash = createHash('sha256')
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  for (const name of files.map((path) => path.replaceAll('\\', '/')).sort()) {
    if (!/\.(ts|json)$/.test(name) || name.endsWith('.test.ts')) continue
    hash.update(`${name}\n`).update(readFileSync(join(sources, name)))
  }
  return `${hash.digest('hex')}\n`
}
