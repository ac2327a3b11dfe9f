/** Asks for many things at once: whatever is wanted in one turn of the event loop is one question. */
export function gather<Key, Value>(
  askAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let asking:
    | { readonly keys: Set<Key>; readonly answer: Promise<ReadonlyMap<Key, Value>> }
    | undefined
  return async (key) => {
    if (!asking) {
      const keys = new Set<Key>()
      const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        asking = undefined
        return askAll([...keys])
      })
      asking = { keys, answer }
    }
    asking.keys.add(key)
    return (await asking.answer).get(key)
  }
}
