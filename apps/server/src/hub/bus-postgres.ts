import type { Sql } from '@camellia/db/connect'
import type { Bus } from './bus'
import { createExchange } from './bus-exchange'
import type { HubLog } from './hub-settings'

/** PostgreSQL takes less than 8000 bytes in one NOTIFY. */
const LIMIT_BYTES = 7_900

/**
 * LISTEN / NOTIFY. `listen` must reach PostgreSQL itself, not a pooler. It makes one connection of
 * its own and makes it again when it is lost; what is said in between is not heard on this node,
 * and the re-check of sessions, the client's polls and its next reconnect make up for it.
 */
export async function openPostgresBus(options: {
  readonly publish: Sql
  readonly listen: Sql
  readonly log: HubLog
  readonly channel?: string
}): Promise<Bus> {
  const { publish, listen, log, channel = 'camellia_hub' } = options
  const exchange = createExchange({
    limitBytes: LIMIT_BYTES,
    send: (payload) => publish.notify(channel, payload),
    log,
  })
  let times = 0
  const { unlisten } = await listen.listen(channel, exchange.receive, () => {
    times += 1
    if (times > 1) log.warn({ channel }, 'message bus reconnected')
  })
  return {
    publish: exchange.publish,
    subscribe: exchange.subscribe,
    async close() {
      await exchange.close()
      await unlisten().catch((error: unknown) =>
        log.warn({ error }, 'message bus unavailable at shutdown'),
      )
    },
  }
}
