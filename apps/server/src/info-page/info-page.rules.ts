import type { LanguageCode } from '@camellia/contract/fields'
import type { InfoPage } from '@camellia/contract/info-page'

/** Headings, each with its paragraph. */
export type DefaultTexts = Readonly<Record<InfoPage, readonly (readonly [string, string])[]>>

export type Contents = Partial<Record<LanguageCode, string>>

/** As the editor would have written it. */
export function htmlOf(sections: DefaultTexts[InfoPage]): string {
  return sections
    .map(([heading, text]) => `<h2>${heading}</h2><p>${text.replace(/\s+/g, ' ')}</p>`)
    .join('')
}

/** In the asked language, else English, else Korean, else whatever there is. */
export function contentIn(contents: Contents, language: string): string {
  const said: Readonly<Record<string, string | undefined>> = contents
  return said[language] ?? said.en ?? said.ko ?? Object.values(said)[0] ?? ''
}
