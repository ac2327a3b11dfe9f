import { randomUUID } from 'node:crypto'
import { setTimeout as delay, setImmediate as nextTick } from 'node:timers/promises'
import { createUnpacker, packMessages } from './bus-packets'
import type { HubLog } from './hub-settings'

const RETRY_MS = 1_000
/** While the carrier is away pushes wait, the newest of them: the old ones are stale anyway. */
const WAITING_MAX = 10_000

type Listener = (message: string) => void

interface Carrier {
  readonly limitBytes: number
  readonly send: (payload: string) => Promise<unknown>
  readonly log: HubLog
}

/**
 * The half of a bus that does not depend on its carrier. Messages wait for one tick, or for the
 * payload before them, and then travel together. A payload whose sending failed is sent again, so
 * a message may come twice when a carrier is lost at a bad moment, but not get lost.
 */
export function createExchange({ limitBytes, send, log }: Carrier) {
  const listeners: Listener[] = []
  const unpack = createUnpacker()
  let waiting: string[] = []
  let sending: Promise<void> | undefined
  let closed = false

  async function sendWaiting(): Promise<void> {
    await nextTick()
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      for (const payload of packMessages(batch, limitBytes, randomUUID)) await deliver(payload)
    }
    sending = undefined
  }

  async function deliver(payload: string): Promise<void> {
    while (!(await isTaken(payload)) && !closed) await delay(RETRY_MS)
  }

  function isTaken(payload: string): Promise<boolean> {
    return send(payload).then(
      () => true,
      (error: unknown) => {
        log.warn({ error, waiting: waiting.length }, 'message bus unavailable, pushes are queued')
        return false
      },
    )
  }

  return {
    publish(message: string): void {
      if (closed) return
      waiting.push(message)
      if (waiting.length > WAITING_MAX) waiting.shift()
      sending ??= sendWaiting()
    },
    subscribe: (listen: Listener): void => void listeners.push(listen),
    receive(payload: string): void {
      if (closed) return
      for (const message of unpack(payload)) hand(message, listeners, log)
    },
    /** Takes no more, and waits until what it has is sent. */
    async close(): Promise<void> {
      closed = true
      await sending
    },
  }
}

/** A message that cannot be handled must not hold up those after it. */
function hand(message: string, listeners: readonly Listener[], log: HubLog): void {
  try {
    for (const listen of listeners) listen(message)
  } catch (error) {
    log.warn({ error }, 'message of the bus could not be handled')
  }
}
