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
 * language, and may need more. Of the slices for them the browser takes only those it needs, but
 * knowing of them lays the whole page out anew: not while it is being put together, and not before
 * it shows a sign that our font lacks or somebody begins to use it.
 */
export function loadFont(language: Language): void {
  const own = FONTS[language]?.() ?? Promise.resolve()
  // A font that does not come leaves the system's: not worth a word to the player.
  own
    .then(moreSigns)
    .then(KOREAN)
    .catch(() => {})
}

/** How long until the page is looked at first, and then again. */
const SOON_MS = 1_000
const LATER_MS = 4_000

async function moreSigns(): Promise<void> {
  const touched = aTouch()
  for (let wait = SOON_MS; ; wait = LATER_MS) {
    const waited = new Promise<false>((resolve) => setTimeout(() => resolve(false), wait))
    if ((await Promise.race([touched, waited])) || lacksSigns(document.body.textContent)) return
  }
}

function aTouch(): Promise<true> {
  return new Promise((resolve) => {
    for (const kind of ['pointerdown', 'keydown']) {
      window.addEventListener(kind, () => resolve(true), { once: true, capture: true })
    }
  })
}

const KOREAN_SIGNS = /[\u3131-\u318e\uac00-\ud7a3]/g

/** Whether a text has Korean signs that our own font does not. */
function lacksSigns(text: string): boolean {
  ownSigns ??= signsOf(ownFont()?.unicodeRange ?? '')
  for (const sign of text.match(KOREAN_SIGNS) ?? []) {
    if (!ownSigns.has(sign.charCodeAt(0))) return true
  }
  return false
}

let ownSigns: ReadonlySet<number> | undefined

function ownFont(): FontFace | undefined {
  return [...(document.fonts ?? [])].find(({ family }) => family.includes('Camellia Korean'))
}

/** `U+AC00-AC01, U+AC04` */
function signsOf(unicodeRange: string): ReadonlySet<number> {
  const signs = new Set<number>()
  for (const [, from = '', until = from] of unicodeRange.matchAll(RANGES)) {
    const last = Number.parseInt(until, 16)
    for (let code = Number.parseInt(from, 16); code <= last; code++) signs.add(code)
  }
  return signs
}

const RANGES = /U\+([\dA-F]+)(?:-([\dA-F]+))?/gi
