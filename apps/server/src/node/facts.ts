import { readFileSync } from 'node:fs'
import { availableParallelism, hostname, totalmem } from 'node:os'
import { join } from 'node:path'
import type { NodeFacts } from '@camellia/contract/system'

/** What this process says of itself; its share of the processor since it was asked last. */
export function createFacts(parts: {
  readonly connections: () => number
  readonly lagMs: () => number
  /** Where the built product is; the release is named beside it. */
  readonly dist: string
}): () => NodeFacts {
  const version = versionBeside(parts.dist)
  let last = { at: performance.now(), ...process.cpuUsage() }
  return () => {
    const now = { at: performance.now(), ...process.cpuUsage() }
    const busyMs = (now.user - last.user + now.system - last.system) / 1_000
    const wholeMs = Math.max(1, now.at - last.at) * availableParallelism()
    last = now
    return {
      version,
      role: 'all',
      host: hostname(),
      pid: process.pid,
      cpuPercent: Math.min(100, Math.round((100 * busyMs) / wholeMs)),
      memoryMb: Math.round(process.memoryUsage.rss() / 1_048_576),
      machineMb: Math.round(totalmem() / 1_048_576),
      lagMs: parts.lagMs(),
      connections: parts.connections(),
    }
  }
}

/** Empty where nobody put it: a container may hold the built product alone. */
function versionBeside(dist: string): string {
  try {
    const { version } = JSON.parse(readFileSync(join(dist, '..', 'package.json'), 'utf8'))
    return typeof version === 'string' ? version : ''
  } catch {
    return ''
  }
}
