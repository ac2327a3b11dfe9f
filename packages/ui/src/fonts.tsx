import type { Language } from '@camellia/i18n/languages'

const KOREAN = () => import('@fontsource-variable/noto-sans-kr/index.css')

/** The big companions of Public Sans are fetched only for the language that needs them. */
const FONTS: Partial<Record<Language, () => Promise<unknown>>> = {
  ja: () => import('@fontsource-variable/noto-sans-jp/index.css'),
  ar: () => import('@fontsource-variable/noto-sans-arabic/index.css'),
}

/** Longer than this the first page does not wait for its letters. */
const FIRST_MS = 700

/**
 * The letters of the first page, which its first script has sent for. Text that is laid out before
 * its font is there is laid out twice, after each sign was looked for in every font of the system.
 */
export async function firstFonts(): Promise<void> {
  if (!('fonts' in document)) return
  const signs = document.documentElement.lang === 'ko' ? 'a가' : 'a'
  const fonts = document.fonts.load("1em 'Public Sans Variable', 'Camellia Korean'", signs)
  const enough = new Promise((resolve) => setTimeout(resolve, FIRST_MS))
  await Promise.race([fonts.catch(() => {}), enough])
}

/**
 * Our own Korean words have a font from the start (`korean.css`); names are Korean in every
 * language, and may need more. Of the slices for them the browser takes only those it needs.
 */
export function loadFont(language: Language): void {
  const own = FONTS[language]?.() ?? Promise.resolve()
  // A font that does not come leaves the system's: not worth a word to the player.
  own
    .then(quiet)
    .then(KOREAN)
    .catch(() => {})
}

const QUIET_MS = 2_000

/** New fonts lay the whole page out again: not while it is being put together. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: QUIET_MS })
    else setTimeout(resolve, QUIET_MS)
  })
}
