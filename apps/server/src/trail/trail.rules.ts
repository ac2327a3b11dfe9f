export type Fields = Readonly<Record<string, unknown>>

/** Only what changed, before and after: an entry one can read at a glance. */
export function differenceOf(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const keys = Object.keys({ ...before, ...after }).filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  )
  const pick = (fields: Fields) =>
    Object.fromEntries(keys.map((key) => [key, fields[key] ?? null] as const))
  return { before: pick(before), after: pick(after) }
}
