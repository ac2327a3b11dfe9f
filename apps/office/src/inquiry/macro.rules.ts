import type { Macro } from '@camellia/contract/inquiry-queue'
import { writtenIn } from '../site/words.rules'

/** The same words with a place put where the caret was, and where the caret is then. */
export function withPlace(
  text: string,
  caret: { readonly from: number; readonly to: number },
  place: string,
): { readonly text: string; readonly caret: number } {
  const put = `{${place}}`
  return {
    text: text.slice(0, caret.from) + put + text.slice(caret.to),
    caret: caret.from + put.length,
  }
}

export function isMacroReady({ name, contents }: Pick<Macro, 'name' | 'contents'>): boolean {
  return name.trim() !== '' && writtenIn(contents).length > 0
}

/** Mine in the order I give them, then those from above. */
export function orderedMacros(
  macros: readonly Macro[],
  ids: readonly string[] | undefined,
): { readonly mine: readonly Macro[]; readonly above: readonly Macro[] } {
  const mine = macros.filter((macro) => macro.mine)
  const rank = ({ id }: Macro) => ids?.indexOf(id) ?? 0
  return {
    mine: ids ? mine.toSorted((a, b) => rank(a) - rank(b)) : mine,
    above: macros.filter((macro) => !macro.mine),
  }
}
