import { Redis } from 'ioredis'
import type { Bus } from './bus'
import { createExchange } from './bus-exchange'
import type { HubLog } from './hub-settings'

/** Redis would take more; smaller payloads let other traffic pass in between. */
const LIMIT_BYTES = 256 * 1024

/** Redis publish / subscribe: for many nodes, where NOTIFY would be a queue for all commits. */
export async function openRedisBus(options: {
  readonly url: string
  readonly log: HubLog
  readonly channel?: string
}): Promise<Bus> {
  const { url, log, channel = 'camellia_hub' } = options
  const speaker = new Redis(url, { maxRetriesPerRequest: 1 })
  const listener = new Redis(url)
  for (const redis of [speaker, listener]) {
    redis.on('error', (error) => log.warn({ error }, 'redis connection error'))
  }
  const exchange = createExchange({
    limitBytes: LIMIT_BYTES,
    send: (payload) => speaker.publish(channel, payload),
    log,
  })
  listener.on('message', (_, payload) => exchange.receive(payload))
  await listener.subscribe(channel)
  return {
    publish: exchange.publish,
    subscribe: exchange.subscribe,
    async close() {
      await exchange.close()
      speaker.disconnect()
      listener.disconnect()
    },
  }
}
