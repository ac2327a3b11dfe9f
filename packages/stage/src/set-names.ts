/** Sets that have a name in every language. */
const SET_NAMES = ['gwang3', 'gwang4', 'tti', 'pi'] as const

export type SetName = (typeof SET_NAMES)[number]

export function isSetName(name: string): name is SetName {
  return SET_NAMES.some((known) => known === name)
}
