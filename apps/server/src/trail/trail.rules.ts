export type Fields = Readonly<Record<string, unknown>>

/** Of a text in one language; more would make the audit log a store of texts. */
const LOGGED_TEXT_MAX = 500

/** What was written in each language, short enough to be kept for ever. */
export function loggedTexts(texts: Readonly<Partial<Record<string, string>>>): string {
  const short = (text: string) =>
    text.length > LOGGED_TEXT_MAX ? `${text.slice(0, LOGGED_TEXT_MAX)}…` : text
  return Object.keys(texts)
    .sort()
    .map((language) => `${language}: ${short(texts[language] ?? '')}`)
    .join('\n')
}

/** Only what changed, before and after: an entry one can read at a glance. */
export function differenceOf(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const keys = Object.keys({ ...before, ...after }).filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  )
  const pick = (fields: Fields) =>
    Object.fromEntries(keys.map((key) => [key, fields[key] ?? null] as const))
  return { before: pick(before), after: pick(after) }
}
