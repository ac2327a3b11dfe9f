import { execFileSync } from 'node:child_process'
import { connect } from '@camellia/db/connect'

const SCALE = 50

/** TPC-B-like load of PostgreSQL's own tool, on the same server. False where it is not installed. */
export async function preparePgbench(superUrl: string): Promise<boolean> {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' })
  } catch {
    return false
  }
  const sql = connect(superUrl, { max: 1 })
  const [there] = await sql`select 1 from pg_database where datname = 'pgbench'`
  if (!there) await sql`create database pgbench`
  await sql.end()
  if (!there) pgbench(superUrl, ['-i', '-q', '-s', String(SCALE)])
  return true
}

export function runPgbench(superUrl: string, clients: number, seconds: number) {
  const said = pgbench(superUrl, [
    '-n',
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(Math.ceil(seconds)),
  ])
  const perSecond = Number(/tps = ([\d.]+)/.exec(said)?.[1])
  return { perSecond, p99Ms: 0 }
}

function pgbench(superUrl: string, args: readonly string[]): string {
  const { hostname, port, username, password } = new URL(superUrl)
  return execFileSync('pgbench', ['-h', hostname, '-p', port, '-U', username, ...args, 'pgbench'], {
    env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
