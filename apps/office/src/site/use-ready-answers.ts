import { useEndpoint } from '@camellia/client/hooks'
import type { LanguageCode } from '@camellia/contract/fields'
import type { InquiryCategory } from '@camellia/contract/inquiry'
import { listMacros, type Macro } from '@camellia/contract/inquiry-queue'
import { wordsIn } from './words.rules'

/** Ready-made answers: those for this kind of question first, then those for all, then the rest. */
export function useReadyAnswers(category: InquiryCategory | undefined): readonly Macro[] {
  const { data } = useEndpoint(listMacros, {})
  return byCategory(data?.macros ?? [], category)
}

export function byCategory(
  macros: readonly Macro[],
  category: InquiryCategory | undefined,
): readonly Macro[] {
  const rank = (macro: Macro) => {
    if (category !== undefined && macro.category === category) return 0
    return macro.category === null ? 1 : 2
  }
  return macros.toSorted((a, b) => rank(a) - rank(b))
}

/** By name or by what it says. */
export function matching(
  macros: readonly Macro[],
  text: string,
  language: LanguageCode,
): readonly Macro[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return macros
  return macros.filter(({ name, contents }) =>
    [name, wordsIn(contents, language)].some((said) => said.toLowerCase().includes(wanted)),
  )
}
