/** Reads a stream by counts instead of by the chunks it happens to come in. */
export interface ByteTaker {
  /** Exactly as many, or fewer at the end of the stream. */
  upTo(count: number): Promise<Buffer>
  /** As many as the four bytes before them say; undefined when the stream has ended. */
  sized(max: number): Promise<Buffer | undefined>
  /** Up to the first line end, without it. */
  line(max: number): Promise<string>
}

const LINE_END = 10

export function createTaker(source: AsyncIterable<Buffer>): ByteTaker {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)

  async function upTo(count: number): Promise<Buffer> {
    const parts: Buffer[] = [held]
    let has = held.length
    while (has < count) {
      const { value, done } = await chunks.next()
      if (done) break
      parts.push(value)
      has += value.length
    }
    const all = parts.length > 1 ? Buffer.concat(parts) : held
    held = all.subarray(count)
    return all.subarray(0, count)
  }

  return {
    upTo,
    async sized(max) {
      const size = await upTo(4)
      if (size.length < 4) return undefined
      const count = size.readUInt32BE()
      const bytes = count <= max ? await upTo(count) : undefined
      return bytes?.length === count ? bytes : undefined
    },
    async line(max) {
      const start = await upTo(max)
      const end = start.indexOf(LINE_END)
      held = Buffer.concat([start.subarray(end + 1), held])
      return start.subarray(0, Math.max(end, 0)).toString('utf8')
    },
  }
}
