import { availableParallelism, hostname, totalmem } from 'node:os'
import type { NodeFacts } from '@camellia/contract/system'

/** Given by npm and by the build; a process started by hand does not know it. */
const VERSION = process.env.npm_package_version ?? ''

/** What this process says of itself; its share of the processor since it was asked last. */
export function createFacts(parts: {
  readonly connections: () => number
  readonly lagMs: () => number
}): () => NodeFacts {
  let last = { at: performance.now(), ...process.cpuUsage() }
  return () => {
    const now = { at: performance.now(), ...process.cpuUsage() }
    const busyMs = (now.user - last.user + now.system - last.system) / 1_000
    const wholeMs = Math.max(1, now.at - last.at) * availableParallelism()
    last = now
    return {
      version: VERSION,
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
