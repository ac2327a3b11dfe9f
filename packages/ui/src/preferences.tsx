import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'
export type Scheme = 'light' | 'dark'

/** How the site looks, by the brief's names; kept in cookies prefixed with the app title. */
export interface Preferences {
  readonly theme: ThemeChoice
  readonly skin: 'default' | 'bordered'
  readonly navbarBlur: boolean
  readonly collapsedNav: boolean
  readonly semiDark: boolean
  readonly lightThemePrimaryColor: string
  readonly darkThemePrimaryColor: string
}

export const PRIMARY_COLOUR = '#eb3d63'

const DEFAULTS: Preferences = {
  theme: 'dark',
  skin: 'default',
  navbarBlur: true,
  collapsedNav: false,
  semiDark: false,
  lightThemePrimaryColor: PRIMARY_COLOUR,
  darkThemePrimaryColor: PRIMARY_COLOUR,
}

const YEAR_S = 31_536_000
const listeners = new Set<() => void>()
const system = window.matchMedia?.('(prefers-color-scheme: dark)')
let prefix = 'camellia'
let current = DEFAULTS

/** Once, before the first paint. The office has its own title, as both sites may share a host. */
export function startPreferences(title: string, own: Partial<Preferences> = {}): void {
  prefix = title
  current = { ...DEFAULTS, ...own, ...readCookies() }
  show()
  system?.addEventListener('change', () => changePreferences({}))
}

export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  return [useSyncExternalStore(subscribe, () => current), changePreferences]
}

/** Light or dark, after asking the device when the choice is left to it. */
export function useScheme({ theme }: Preferences): Scheme {
  const dark = useSyncExternalStore(subscribe, () => system?.matches ?? true)
  if (theme !== 'system') return theme
  return dark ? 'dark' : 'light'
}

export function changePreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change }
  for (const [name, value] of Object.entries(change)) writeCookie(name, String(value))
  show()
  for (const listener of listeners) listener()
}

function show(): void {
  const root = document.documentElement
  const scheme = schemeOf(current.theme)
  const primary = scheme === 'dark' ? current.darkThemePrimaryColor : current.lightThemePrimaryColor
  root.dataset.theme = scheme
  root.dataset.skin = current.skin
  root.toggleAttribute('data-blur', current.navbarBlur)
  root.toggleAttribute('data-collapsed', current.collapsedNav)
  root.toggleAttribute('data-semi-dark', current.semiDark)
  root.toggleAttribute('data-primary', primary !== PRIMARY_COLOUR)
  root.style.setProperty('--primary', primary)
  writeCookie('colour-scheme', scheme)
}

function schemeOf(theme: ThemeChoice): Scheme {
  if (theme !== 'system') return theme
  return (system?.matches ?? true) ? 'dark' : 'light'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function writeCookie(name: string, value: string): void {
  const kept = `path=/;max-age=${YEAR_S};samesite=lax`
  // On plain http a browser would drop what is said to be for https only.
  const secure = window.location.protocol === 'https:' ? ';secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  document.cookie = `${prefix}-${name}=${encodeURIComponent(value)};${kept}${secure}`
}

function readCookies(): Partial<Preferences> {
  const cookies = new Map(document.cookie.split('; ').map((pair) => splitOnce(pair)))
  const read = (name: string) => cookies.get(`${prefix}-${name}`)
  const found: Record<string, unknown> = {
    theme: oneOf(read('theme'), ['light', 'dark', 'system']),
    skin: oneOf(read('skin'), ['default', 'bordered']),
    navbarBlur: flag(read('navbarBlur')),
    collapsedNav: flag(read('collapsedNav')),
    semiDark: flag(read('semiDark')),
    lightThemePrimaryColor: colour(read('lightThemePrimaryColor')),
    darkThemePrimaryColor: colour(read('darkThemePrimaryColor')),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

function splitOnce(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
}

function oneOf(value: string | undefined, allowed: readonly string[]): string | undefined {
  return value !== undefined && allowed.includes(value) ? value : undefined
}

function flag(value: string | undefined): boolean | undefined {
  return value === undefined ? undefined : value === 'true'
}

function colour(value: string | undefined): string | undefined {
  return value && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined
}
