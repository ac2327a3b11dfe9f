import type { Site } from '@camellia/contract/endpoint'
import type { NodeFacts } from '@camellia/contract/system'
import { newId } from '@camellia/ledger/identity'
import type { AppDb } from '../http/tell'
import { removeNode, saveNode, savePresence } from './node.sql'

const BEAT_MS = 5_000

export interface Heartbeat {
  stop(): Promise<void>
}

/** Other nodes and the dashboards know from here who is up and who is connected. */
export function startHeartbeat(
  { system }: AppDb,
  says: {
    readonly connected: (site?: Site) => readonly number[]
    readonly facts: () => NodeFacts
  },
  log: { warn(details: object, text: string): void },
): Heartbeat {
  const id = newId()
  const beat = () => {
    const members = says.connected()
    const players = says.connected('PLAYER')
    const facts = says.facts()
    return system(async (tx) => {
      await saveNode(tx, id, { members, facts })
      await savePresence(tx, members, players)
    }).catch((error) => log.warn({ error }, 'heartbeat not written'))
  }
  void beat()
  const timer = setInterval(() => void beat(), BEAT_MS)
  return {
    async stop() {
      clearInterval(timer)
      await system((tx) => removeNode(tx, id)).catch(() => {})
    },
  }
}
