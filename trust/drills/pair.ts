import type { ChildProcess } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from '@camellia/db/connect'
import { startEmbedded } from '@camellia/db/embedded'
import { type Home, openHome, readState, type Seat, takeSeat } from '@camellia/db/embedded-home'
import { freePort, startServer, stopServer } from '@camellia/db/embedded-server'
import { type Line, openLine } from './line'
import { childrenOf, run, signal } from './processes'

const STANDBY = 'second'
const WAIT_MS = 60_000

/** One PostgreSQL of two. */
export interface Node {
  readonly home: Home
  readonly seat: Seat
  readonly port: number
  readonly url: (which: 'ownerUrl' | 'appUrl' | 'superUrl', port?: number) => string
}

export interface Running {
  readonly node: Node
  readonly child: ChildProcess
}

/** Two places for a cluster with the same roles and passwords; the first has one, stopped. */
export async function makeNodes(scratch: string): Promise<readonly [Node, Node]> {
  const made = await startEmbedded({ dataDir: join(scratch, 'one'), log: () => {} })
  await made.stop()
  const node = async (name: string): Promise<Node> => {
    const home = openHome(join(scratch, name))
    const state = readState(openHome(join(scratch, 'one')))
    const seat = takeSeat(home, name === 'one' ? state : undefined, () => {})
    const port = await freePort()
    const url: Node['url'] = (which, at = port) => {
      const changed = new URL(made[which])
      changed.port = String(at)
      return changed.href
    }
    return { home, seat, port, url }
  }
  return [await node('one'), await node('two')]
}

export interface Pair {
  readonly first: Running
  readonly second: Running
  /** What the second hears of the first goes through here. */
  readonly line: Line
}

/** A cold copy of the leader becomes its standby; both are started and the copy has caught up. */
export async function startPair(
  leader: Node,
  standby: Node,
  kind: 'synchronous' | 'asynchronous',
): Promise<Pair> {
  rmSync(standby.seat.cluster, { recursive: true, force: true })
  run('cp', '-a', leader.seat.cluster, standby.seat.cluster)
  settle(leader, [`synchronous_standby_names = '${kind === 'synchronous' ? STANDBY : ''}'`])
  const { password } = new URL(leader.url('superUrl'))
  const line = await openLine(leader.port)
  const where = `host=127.0.0.1 port=${line.port} user=postgres password=${password}`
  settle(standby, [`primary_conninfo = '${where} application_name=${STANDBY}'`])
  const signalFile = join(standby.seat.cluster, 'standby.signal')
  writeFileSync(signalFile, '')
  own(standby, signalFile)
  const first = await start(leader)
  const second = await start(standby)
  await untilFollows(leader, kind === 'synchronous' ? 'sync' : 'async')
  return { first, second, line }
}

async function start(node: Node): Promise<Running> {
  return { node, child: await startServer(node.home, node.seat, node.port, () => {}) }
}

/** Nothing is left of it: no part of it may still send what it wrote. */
export function killNode({ child }: Running): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  signal([child.pid, ...childrenOf(child.pid)], 'SIGKILL')
}

export const stopNode = ({ child }: Running) => stopServer(child)

export async function promote({ node }: Running): Promise<void> {
  const sql = connect(node.url('superUrl'), { max: 1 })
  try {
    await sql`select pg_promote(true, 30)`
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function untilFollows(leader: Node, wanted: 'sync' | 'async'): Promise<void> {
  const sql = connect(leader.url('superUrl'), { max: 1 })
  try {
    for (const until = Date.now() + WAIT_MS; Date.now() < until; await delay(50)) {
      const [row] = await sql<{ state: string; kind: string }[]>`
        select state, sync_state as kind from pg_stat_replication`
      if (row?.state === 'streaming' && row.kind === wanted) return
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
  throw new Error('the standby does not follow')
}

/** These settings only; what the copy brought along from another role is gone. */
function settle(node: Node, lines: readonly string[]): void {
  const file = join(node.seat.cluster, 'postgresql.auto.conf')
  const signalFile = join(node.seat.cluster, 'standby.signal')
  if (existsSync(signalFile)) rmSync(signalFile)
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  own(node, file)
}

function own({ seat }: Node, path: string): void {
  if (seat.account) run('chown', `${seat.account.uid}:${seat.account.gid}`, path)
}
