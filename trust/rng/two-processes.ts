import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const PIECE = 16
const PLAYERS = 64

/** Two nodes that started from the same files must not draw the same: no 16 bytes in common. */
export async function sharedPieces(): Promise<{
  readonly pieces: number
  readonly shared: number
}> {
  const [mine = '', others = ''] = await Promise.all([1, 2].map(() => freshBytes()))
  const seen = new Set(piecesOf(mine))
  const pieces = piecesOf(others)
  return { pieces: seen.size + pieces.length, shared: pieces.filter((p) => seen.has(p)).length }
}

/** The first rounds of new players, in a process of its own. */
async function freshBytes(): Promise<string> {
  const script = join('trust', 'rng', 'fresh-players.ts')
  const args = [join('tools', 'run.mjs'), script, String(PLAYERS)]
  const options = { maxBuffer: 64 << 20, timeout: 120_000 }
  return (await promisify(execFile)(process.execPath, args, options)).stdout.trim()
}

function piecesOf(hex: string): string[] {
  return hex.match(new RegExp(`.{${PIECE * 2}}`, 'g')) ?? []
}
