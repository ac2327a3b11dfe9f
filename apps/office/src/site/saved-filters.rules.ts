/** What is open or being done at this moment, and the page one is on: no part of a view. */
const OF_THE_MOMENT = ['id', 'tab', 'page', 'new', 'do', 'edit', 'write', 'give', 'add']

/** The part of an address that is worth keeping. */
export function keptAddress(search: string): string {
  const parts = new URLSearchParams(search)
  for (const name of OF_THE_MOMENT) parts.delete(name)
  return parts.toString()
}
