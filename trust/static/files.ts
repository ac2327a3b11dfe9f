import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export interface File {
  readonly path: string
  readonly text: string
}

/** Everything that is or would be committed, as far as it is text. */
export function filesOfTheRepository(): readonly File[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(path))
    .map((path) => ({ path, bytes: readFileSync(path) }))
    .filter(({ bytes }) => !bytes.subarray(0, 8_000).includes(0))
    .map(({ path, bytes }) => ({ path, text: bytes.toString('utf8') }))
}
