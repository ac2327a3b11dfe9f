import type { OutputOf } from '@camellia/contract/endpoint'
import type { readHealth } from '@camellia/contract/system'
import type { AppTx } from '../http/tell'
import {
  type NodeRow,
  saveDatabaseDay,
  selectDatabase,
  selectDatabaseBefore,
  selectNodes,
  selectReplicas,
  selectSlow,
} from './health.sql'

type Health = OutputOf<typeof readHealth>

/** Which processes are up and how they are, and the same of the database. */
export async function healthOf(tx: AppTx): Promise<Health> {
  const nodes = (await selectNodes(tx)).map(nodeOf)
  const database = await selectDatabase(tx)
  if (!database) throw new Error('the database says nothing of itself')
  const { hasStatements, ...rest } = database
  await saveDatabaseDay(tx, database.bytes)
  return {
    nodes,
    database: {
      ...rest,
      before: (await selectDatabaseBefore(tx)) ?? null,
      replicas: [...(await selectReplicas(tx))],
      // Not installed: said so, rather than an empty list that looks like good news.
      slow: hasStatements ? await selectSlow(tx) : null,
    },
  }
}

function nodeOf({ id, startedAt, seenAt, up, facts }: NodeRow): Health['nodes'][number] {
  return {
    ...{ id, up, startedAt: startedAt.toISOString(), seenAt: seenAt.toISOString() },
    version: facts.version ?? '',
    role: facts.role ?? 'all',
    host: facts.host ?? '',
    pid: facts.pid ?? 0,
    cpuPercent: facts.cpuPercent ?? 0,
    memoryMb: facts.memoryMb ?? 0,
    machineMb: facts.machineMb ?? 0,
    lagMs: facts.lagMs ?? 0,
    connections: facts.connections ?? 0,
  }
}
