import type { LanguageCode } from '@camellia/contract/fields'
import type { InfoPage } from '@camellia/contract/info-page'
import { type Contents, type DefaultTexts, htmlOf } from './info-page.rules'
import { AR } from './texts/ar'
import { EN } from './texts/en'
import { FR } from './texts/fr'
import { ID } from './texts/id'
import { JA } from './texts/ja'
import { KO } from './texts/ko'
import { RU } from './texts/ru'

const TEXTS: Readonly<Record<LanguageCode, DefaultTexts>> = {
  ...{ ko: KO, en: EN, ru: RU, ar: AR, fr: FR, id: ID, ja: JA },
}

/** What a new site says until its operator says it otherwise. */
export function defaultContents(page: InfoPage): Contents {
  return Object.fromEntries(
    Object.entries(TEXTS).map(([language, texts]) => [language, htmlOf(texts[page])]),
  )
}
