import { refuse } from '@camellia/kernel/refusal'

/** As many as a screen asks at once, and some. */
const WAITING_MAX = 8

/**
 * One after the other for each caller: whoever asks many expensive questions at once waits for
 * themselves, with one of them in the database and in memory at a time.
 */
export function createTurns(most = WAITING_MAX) {
  const queues = new Map<string, { waiting: number; last: Promise<unknown> }>()
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(who) ?? { waiting: 0, last: Promise.resolve() }
    if (queue.waiting >= most) refuse('TOO_MANY_REQUESTS', { retryAfter: 1 })
    queues.set(who, queue)
    queue.waiting++
    const mine = queue.last.then(work)
    // The next one's turn comes whether this one was answered or refused.
    queue.last = mine.catch(() => {})
    try {
      return await mine
    } finally {
      queue.waiting--
      if (queue.waiting === 0) queues.delete(who)
    }
  }
}
