import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { directionOf, isLanguage, type Language } from './languages'

/** The brief's name for the stored choice. */
const LANGUAGE_KEY = 'language'
const FALLBACK: Language = 'en'

export type TextSite = 'player' | 'office'

/**
 * Loads the texts of one site in one language; the others are fetched when they are chosen.
 * `firstLanguage` is asked only on a first visit: the server decides then.
 */
export async function startTexts(
  site: TextSite,
  firstLanguage: () => Promise<string>,
): Promise<void> {
  const language = storedLanguage() ?? (await languageOfServer(firstLanguage))
  await i18next
    .use(loader)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false, // Every language has every key: the types see to it.
      ns: ['shared', site],
      defaultNS: site,
      fallbackNS: 'shared',
      // At once: a timer would come after everything else the page begins with.
      initAsync: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false }, // React escapes.
      react: { useSuspense: false },
    })
  showDirection(language)
}

/** Switches at once and remembers it for the next visit. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, language)
  await i18next.changeLanguage(language)
  showDirection(language)
}

export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : FALLBACK
}

const loader = {
  type: 'backend' as const,
  read: (language: string, space: string, done: (error: unknown, texts: object | null) => void) => {
    import(`./${language}/${space}.ts`).then(
      (module: { texts: object }) => done(null, module.texts),
      (error: unknown) => done(error, null),
    )
  },
}

function showDirection(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

function storedLanguage(): Language | undefined {
  const stored = localStorage.getItem(LANGUAGE_KEY)
  return isLanguage(stored) ? stored : undefined
}

async function languageOfServer(ask: () => Promise<string>): Promise<Language> {
  const wanted = await ask().catch(() => 'ko')
  return isLanguage(wanted) ? wanted : FALLBACK
}
