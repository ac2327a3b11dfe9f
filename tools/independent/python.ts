import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export interface Verdict {
  readonly code: number
  readonly text: string
}

/** Has the program in Python look at records. Without Python there is no verdict, and that is said. */
export function askPython(definitions: string, records: string): Verdict {
  const program = join('tools', 'independent', 'verify.py')
  const { status, stdout, stderr, error } = spawnSync('python3', [program, definitions, records], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
  if (error)
    throw new Error(
      `Python 3 is needed as python3 to check rounds without our code: ${error.message}`,
    )
  return { code: status ?? 1, text: `${stdout}${stderr}` }
}
