import type { Language } from '@camellia/i18n/languages'

const KOREAN = () => import('@fontsource-variable/noto-sans-kr/index.css')

/** The big companions of Public Sans are fetched only for the language that needs them. */
const FONTS: Partial<Record<Language, () => Promise<unknown>>> = {
  ko: KOREAN,
  ja: () => import('@fontsource-variable/noto-sans-jp/index.css'),
  ar: () => import('@fontsource-variable/noto-sans-arabic/index.css'),
}

/** Names are Korean in every language; the browser then takes only the pieces they are made of. */
export function loadFont(language: Language): void {
  const own = FONTS[language]?.() ?? Promise.resolve()
  // A font that does not come leaves the system's: not worth a word to the player.
  own.then(KOREAN).catch(() => {})
}
