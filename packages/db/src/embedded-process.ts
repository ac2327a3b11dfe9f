import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** A process is named by its id and its start, because ids are used again, in containers at once. */
export interface ProcessName {
  readonly pid: number
  readonly started: string
}

export function processName(pid: number): ProcessName | undefined {
  const started = process.platform === 'linux' ? startOnLinux(pid) : ask('lstart', pid)
  return started ? { pid, started } : undefined
}

export function isRunning(name: ProcessName): boolean {
  return processName(name.pid)?.started === name.started
}

/** The command line of a running process; empty when there is none with this id. */
export function commandOf(pid: number): string {
  if (process.platform !== 'linux') return ask('command', pid)
  return readOrEmpty(`/proc/${pid}/cmdline`).split('\0').join(' ').trim()
}

export async function waitUntil(holds: () => boolean, waitMs: number): Promise<boolean> {
  const tries = Math.ceil(waitMs / 25)
  for (let i = 0; i < tries; i++) {
    if (holds()) return true
    await delay(25)
  }
  return holds()
}

/** Slim Linux images have no `ps`, so Linux is read from /proc. A zombie counts as gone. */
function startOnLinux(pid: number): string {
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? '' : (fields[19] ?? '')
}

function ask(field: 'lstart' | 'command', pid: number): string {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
