/** A query of the driver, as far as this needs it. */
interface DriverQuery {
  readonly executed: boolean
  resolve: (result: unknown) => void
  handle: () => Promise<void>
}

const mended = new WeakSet<object>()

/**
 * The driver counts the rows of an answer and does not begin anew when a query, or its connection,
 * ends in the middle of them: the next answer on that connection then begins with as many holes,
 * and its first row seems not to be there (porsager/postgres #1119, #1181). The holes are taken out
 * before anyone sees them. `query`: any of the driver's, made and never sent.
 */
export function keepResultsWhole(query: object): void {
  const kind = Object.getPrototypeOf(query) as DriverQuery
  if (mended.has(kind)) return
  mended.add(kind)
  const { handle } = kind
  kind.handle = function sendOnce(this: DriverQuery) {
    if (!this.executed) {
      const { resolve } = this
      this.resolve = (result) => resolve(withoutHoles(result))
    }
    return handle.call(this)
  }
}

function withoutHoles(result: unknown): unknown {
  if (!Array.isArray(result)) return result
  let first = 0
  while (first < result.length && !(first in result)) first++
  if (first > 0) result.splice(0, first)
  return result
}
