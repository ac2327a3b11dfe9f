import { directionOf, isLanguage, type Language } from './languages'

/** The brief's name for the stored choice. */
const LANGUAGE_KEY = 'language'
const FALLBACK: Language = 'en'

export type TextSite = 'player' | 'office'
type Values = Readonly<Record<string, string | number>>
type Texts = Readonly<Record<string, string>>

const FILES = import.meta.glob<{ readonly texts: Texts }>([
  './*/shared.ts',
  './*/player.ts',
  './*/office.ts',
])

let site: TextSite = 'player'
/** Of the site and of both sites: kept apart, as putting a thousand texts together takes its time. */
let shown: { readonly language: Language; readonly own: Texts; readonly shared: Texts } = {
  language: FALLBACK,
  own: {},
  shared: {},
}
let wanted: Language | undefined
const listeners = new Set<() => void>()

/**
 * Loads the texts of one site in one language; the others are fetched when they are chosen.
 * `firstLanguage` is asked only on a first visit: the server decides then.
 */
export async function startTexts(
  which: TextSite,
  firstLanguage: () => Promise<string>,
): Promise<void> {
  site = which
  await show(storedLanguage() ?? (await languageOfServer(firstLanguage)))
}

/** Switches at once and remembers it for the next visit. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, language)
  await show(language)
}

/** Tells when another language is shown; returns how to stop listening. */
export function onLanguage(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export function currentLanguage(): Language {
  return shown.language
}

/**
 * In the language that is shown, with its `{{values}}` filled in and counted as `count` says. Every
 * language has every key: the types see to it.
 */
export function textFor(key: string, values?: Values): string {
  const text = found(key, values?.count)
  if (!values) return text
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

function found(key: string, count: Values[string] | undefined): string {
  if (typeof count !== 'number') return written(key) ?? key
  const other = written(`${key}_other`)
  // Of a language with one form nothing needs to be asked.
  if (other !== undefined && written(`${key}_one`) === undefined) return other
  return written(`${key}_${formOf(shown.language, count)}`) ?? other ?? written(key) ?? key
}

function written(key: string): string | undefined {
  return shown.own[key] ?? shown.shared[key]
}

const PLURALS = new Map<Language, Intl.PluralRules>()

function formOf(language: Language, count: number): Intl.LDMLPluralRule {
  const known = PLURALS.get(language) ?? new Intl.PluralRules(language)
  PLURALS.set(language, known)
  return known.select(count)
}

async function show(language: Language): Promise<void> {
  wanted = language
  const [shared, own] = await Promise.all([read(language, 'shared'), read(language, site)])
  // Another was chosen meanwhile: that one is shown, whichever comes last.
  if (wanted !== language) return
  shown = { language, own, shared }
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  for (const changed of listeners) changed()
}

async function read(language: Language, space: string): Promise<Texts> {
  const file = FILES[`./${language}/${space}.ts`]
  if (!file) throw new Error(`no texts ${language}/${space}`)
  return (await file()).texts
}

function storedLanguage(): Language | undefined {
  const stored = localStorage.getItem(LANGUAGE_KEY)
  return isLanguage(stored) ? stored : undefined
}

async function languageOfServer(ask: () => Promise<string>): Promise<Language> {
  const wished = await ask().catch(() => 'ko')
  return isLanguage(wished) ? wished : FALLBACK
}
