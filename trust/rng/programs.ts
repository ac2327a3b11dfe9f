import { spawnSync } from 'node:child_process'
import { feed } from './dieharder'
import { deviationOf, withinBand } from './scaled'
import { streamOf } from './stream'

const BYTES = 100_000_000
/** FIPS 140-2 refuses eight honest blocks of ten thousand; five standard deviations more are many. */
const BLOCKS = 40_000
const REFUSED_MAX = 60

export interface Said {
  readonly line: string
  readonly bytes: number
  readonly wrong: readonly string[]
}

export function isInstalled(program: string): boolean {
  return spawnSync(program, ['-h'], { stdio: 'ignore', timeout: 10_000 }).error === undefined
}

export async function runEnt(label = 'ent'): Promise<Said> {
  const { output, bytes } = await feed('ent', ['-t'], streamOf(label), BYTES)
  const [, size, entropy, square, mean, , correlation] = (output.split('\n')[1] ?? '')
    .split(',')
    .map(Number)
  if (size !== BYTES || square === undefined) throw new Error('ent did not read what it was given')
  const z = deviationOf(square, 255)
  const line =
    `ent: ${entropy} bits a byte, mean ${mean} of 127.5, serial correlation ${correlation}, ` +
    `χ² ${square} of 255 (${z.toFixed(2)} standard deviations)`
  const again = !withinBand({ what: 'ent', draws: BYTES, z })
  if (again && label === 'ent') return runEnt('ent again')
  const flat = Number(entropy) > 7.99999 && Math.abs(Number(correlation)) < 0.0005
  return { line, bytes, wrong: again || !flat ? [`ent finds the stream uneven: ${line}`] : [] }
}

export async function runFips(): Promise<Said> {
  const { output, bytes } = await feed('rngtest', ['-c', String(BLOCKS)], streamOf('fips'))
  const refused = Number(/FIPS 140-2 failures: (\d+)/.exec(output)?.[1] ?? Number.NaN)
  const passed = Number(/FIPS 140-2 successes: (\d+)/.exec(output)?.[1] ?? Number.NaN)
  const line = `rngtest: ${passed} blocks of 20,000 bits pass FIPS 140-2, ${refused} do not`
  const fine = refused <= REFUSED_MAX && passed + refused === BLOCKS
  return { line: `${line} (chance gives about 32)`, bytes, wrong: fine ? [] : [line] }
}
