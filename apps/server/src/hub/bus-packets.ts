/** Room for everything in a part's payload but its data. */
const PART_OVERHEAD = 120

interface Part {
  readonly id: string
  readonly index: number
  readonly count: number
  readonly data: string
}

/** Many small messages share a payload; one that is too long alone travels in parts. */
export function packMessages(
  messages: readonly string[],
  limitBytes: number,
  nextId: () => string,
): string[] {
  const payloads: string[] = []
  let batch: string[] = []
  let bytes = 2
  const finishBatch = () => {
    if (batch.length > 0) payloads.push(`[${batch.join(',')}]`)
    batch = []
    bytes = 2
  }
  for (const message of messages) {
    const text = JSON.stringify(message)
    const size = Buffer.byteLength(text) + 1
    if (bytes + size > limitBytes) finishBatch()
    if (bytes + size > limitBytes) {
      payloads.push(...partsOf(message, limitBytes, nextId()))
    } else {
      batch.push(text)
      bytes += size
    }
  }
  finishBatch()
  return payloads
}

/** Base64, because cutting text at a byte could cut a letter in two. */
function partsOf(message: string, limitBytes: number, id: string): string[] {
  const bytes = Buffer.from(message)
  const step = Math.floor((limitBytes - PART_OVERHEAD) / 4) * 3
  const count = Math.ceil(bytes.length / step)
  return Array.from({ length: count }, (_, index) => {
    const data = bytes.subarray(index * step, (index + 1) * step).toString('base64')
    return JSON.stringify({ id, index, count, data } satisfies Part)
  })
}

/** A sender may vanish between two parts: only so many unfinished messages are kept. */
const UNFINISHED_MAX = 100

/** Gives the messages that a payload completes. Parts of one message arrive in their order. */
export function createUnpacker(): (payload: string) => readonly string[] {
  const unfinished = new Map<string, Buffer[]>()
  return (payload) => {
    const content: readonly string[] | Part = JSON.parse(payload)
    if (!('id' in content)) return content
    const parts = unfinished.get(content.id) ?? []
    if (parts.length !== content.index) return [] // We began to listen in the middle.
    parts.push(Buffer.from(content.data, 'base64'))
    unfinished.set(content.id, parts)
    const [oldest] = unfinished.keys()
    if (unfinished.size > UNFINISHED_MAX && oldest !== undefined) unfinished.delete(oldest)
    if (parts.length < content.count) return []
    unfinished.delete(content.id)
    return [Buffer.concat(parts).toString()]
  }
}
