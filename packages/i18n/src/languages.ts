/** Korean first: it is the source of every text. */
export const LANGUAGES = ['ko', 'en', 'ru', 'ar', 'fr', 'id', 'ja'] as const

export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES: Record<Language, string> = {
  ko: '한국어',
  en: 'English',
  ru: 'Русский',
  ar: 'العربية',
  fr: 'Français',
  id: 'Bahasa Indonesia',
  ja: '日本語',
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

export function isLanguage(text: string | null | undefined): text is Language {
  return (LANGUAGES as readonly string[]).includes(text ?? '')
}
