import { type Audience, type HubIdentity, isFor, topicsFor, topicsOf } from './hub-audience'
import type { Connection } from './hub-connection'

export type Room = ReturnType<typeof createRoom>

/** The connections of this node, found by their token or by whom a push is for. */
export function createRoom() {
  const byToken = new Map<string, Connection>()
  const byTopic = new Map<string, Set<Connection>>()

  function enter(connection: Connection): void {
    byToken.set(connection.token, connection)
    for (const topic of topicsOf(connection.identity)) {
      byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(connection))
    }
  }

  function leave(connection: Connection): void {
    byToken.delete(connection.token)
    for (const topic of topicsOf(connection.identity)) {
      const present = byTopic.get(topic)
      present?.delete(connection)
      if (present?.size === 0) byTopic.delete(topic)
    }
  }

  return {
    enter,
    leave,
    /** The same person with other abilities or another scope. */
    change(connection: Connection, identity: HubIdentity): void {
      if (!byToken.has(connection.token)) return
      leave(connection)
      const { watching } = connection.identity
      connection.identity = { ...identity, ...(watching && { watching }) }
      enter(connection)
    },
    /** From now on it is told of these games, and of no others. */
    watch(connection: Connection, games: readonly string[]): void {
      if (!byToken.has(connection.token)) return
      leave(connection)
      connection.identity = { ...connection.identity, watching: games }
      enter(connection)
    },
    isWatched: (game: string): boolean => byTopic.has(`table ${game}`),
    withToken: (token: string): Connection | undefined => byToken.get(token),
    all: (): readonly Connection[] => [...byToken.values()],
    open: (): readonly Connection[] =>
      [...byToken.values()].filter(({ phase }) => phase === 'OPEN'),
    addressees: (to: Audience): readonly Connection[] =>
      topicsFor(to)
        .flatMap((topic) => [...(byTopic.get(topic) ?? [])])
        .filter(({ identity }) => isFor(to, identity)),
  }
}
