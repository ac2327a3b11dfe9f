/** The same names with one of them let go before or after another. */
export function placed(
  ids: readonly string[],
  { id, onto, after }: { readonly id: string; readonly onto: string; readonly after: boolean },
): readonly string[] {
  const rest = ids.filter((other) => other !== id)
  const at = rest.indexOf(onto)
  if (at === -1) return [...rest, id]
  return rest.toSpliced(after ? at + 1 : at, 0, id)
}

/** One step up or down; nothing at the ends. */
export function stepped(
  ids: readonly string[],
  id: string,
  by: 1 | -1,
): readonly string[] | undefined {
  const at = ids.indexOf(id)
  const to = at + by
  if (at === -1 || to < 0 || to >= ids.length) return undefined
  return ids.toSpliced(at, 1).toSpliced(to, 0, id)
}
