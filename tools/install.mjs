import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, ROOT, step, Trouble } from './steps.mjs'

const LOCK = join(ROOT, 'package-lock.json')
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json')
const STAMP = join(ROOT, 'node_modules', '.camellia-stamp')

const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/

/** Installs the packages of the lock file, unless they are there already. */
export async function ensureInstalled() {
  const wanted = stampOf(readFileSync(LOCK))
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  if (!isComplete()) await step('Installing packages', install)
  writeFileSync(STAMP, wanted)
}

function stampOf(lock) {
  const hash = createHash('sha256').update(lock).digest('hex')
  return `${process.platform}-${process.arch} ${hash}\n`
}

/** True when somebody ran npm by hand and it left what the lock file asks for on this machine. */
function isComplete() {
  if (!existsSync(INSTALLED)) return false
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages
  const found = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && isNeeded(entry))
    .every(([path, entry]) => found[path]?.version === entry.version)
}

function isNeeded({ optional, os, cpu, libc }) {
  if (!optional) return true
  return !libc && os?.includes(process.platform) && cpu?.includes(process.arch)
}

async function install() {
  const { code, output } = await capture('npm', [
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ])
  if (code === 0) return
  if (OFFLINE.test(output)) {
    throw new Trouble('No network: npm cannot reach its registry. Connect, then run this again.')
  }
  throw new Trouble(`npm ci failed:\n${output.trim().split('\n').slice(0, 12).join('\n')}`)
}
