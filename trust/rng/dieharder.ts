import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { streamOf } from './stream'

/** One call of the program, as `dieharder -a` would make it. */
export interface Test {
  readonly number: number
  readonly tuple?: number
}

export interface Row {
  readonly name: string
  readonly tuple: number
  readonly samples: number
  readonly p: string
  readonly says: string
}

export interface Ran {
  readonly rows: readonly Row[]
  readonly bytes: number
}

const each = (number: number, from: number, to: number): Test[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ number, tuple: from + i }))

/**
 * All tests of `dieharder -a`, the hungry ones last. Lagged sums stop at a lag of 3: each lag reads
 * 400 MB more than the one before, and the other twenty-nine would read 220 GB.
 */
export const TESTS: readonly Test[] = [
  ...[0, 10, 11, 12, 13, 14, 15, 16, 100, 101, 102].map((number) => ({ number })),
  ...each(201, 2, 5),
  ...each(202, 2, 5),
  ...[204, 205, 206, 209, 2, 3, 4].map((number) => ({ number })),
  ...each(200, 1, 12),
  ...[8, 9, 5, 6, 7, 1, 207].map((number) => ({ number })),
  // Answers for both of its tuples at once.
  { number: 208, tuple: 0 },
  ...each(203, 0, 3),
  { number: 17 },
]

/** Weak results are looked at with more and more samples until they are clear (`-Y 1`). */
export async function runTest(test: Test, next = streamOf(nameOf(test))): Promise<Ran> {
  const tuple = test.tuple === undefined ? [] : ['-n', String(test.tuple)]
  const ask = ['-g', '200', '-k', '2', '-Y', '1', '-d', String(test.number), ...tuple]
  const { output, bytes } = await feed('dieharder', ask, next)
  const rows = output.split('\n').flatMap(readRow)
  if (rows.length === 0) throw new Error(`dieharder ${ask.join(' ')} said nothing`)
  return { rows, bytes }
}

export function nameOf({ number, tuple }: Test): string {
  return tuple === undefined ? `-d ${number}` : `-d ${number} -n ${tuple}`
}

function readRow(line: string): Row[] {
  const [name, tuple, , samples, p, says] = line.split('|').map((cell) => cell.trim())
  if (!name || !says || !/^(PASSED|WEAK|FAILED)$/.test(says)) return []
  return [{ name, tuple: Number(tuple), samples: Number(samples), p: p ?? '', says }]
}

/** A pipe into a program, as long as it wants more or up to `most` bytes. */
export async function feed(
  program: string,
  args: readonly string[],
  next: () => Buffer,
  most = Number.POSITIVE_INFINITY,
): Promise<{ readonly output: string; readonly bytes: number }> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  let output = ''
  let open = true
  child.stdout.on('data', (data) => {
    output += data
  })
  child.stderr.on('data', (data) => {
    output += data
  })
  const gone = once(child, 'close')
  // Whoever reads may have enough at any time.
  child.stdin.on('error', () => {
    open = false
  })
  child.on('exit', () => {
    open = false
  })
  let bytes = 0
  while (open && bytes < most) {
    const chunk = next().subarray(0, most - bytes)
    bytes += chunk.length
    if (!child.stdin.write(chunk)) await Promise.race([drained(child.stdin), gone])
  }
  child.stdin.end()
  await gone
  return { output, bytes }
}

async function drained(pipe: Writable): Promise<void> {
  await once(pipe, 'drain').catch(() => {})
}

/** A generator as old libraries have it: its bits are far from even, and the battery must say so. */
export function badStream(): () => Buffer {
  let state = 1
  return () => {
    const chunk = Buffer.allocUnsafe(1 << 16)
    for (let at = 0; at < chunk.length; at += 4) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
      chunk.writeUInt32LE(state, at)
    }
    return chunk
  }
}
