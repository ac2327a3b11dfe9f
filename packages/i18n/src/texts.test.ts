import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CODES } from '@camellia/kernel/codes'
import { expect, test } from 'vitest'
import { koreanSpan } from './korean'
import { LANGUAGES, type Language } from './languages'
import { textsIn } from './texts'

const SPACES = ['shared', 'player', 'office'] as const
type Space = (typeof SPACES)[number]
type Texts = Readonly<Record<string, string>>

const ROOT = join(import.meta.dirname, '../../..')
/** Which sources may use the texts of a space. */
const USERS: Record<Space, readonly string[]> = {
  shared: ['apps/player/src', 'apps/office/src', 'packages/ui/src'],
  player: ['apps/player/src'],
  office: ['apps/office/src', 'packages/ui/src'],
}

async function texts(language: Language, space: Space): Promise<Texts> {
  const module: { texts: Texts } = await import(`./${language}/${space}.ts`)
  return module.texts
}

const PLURAL = /_(zero|one|two|few|many|other)$/

function basesOf(keys: Texts): string[] {
  return [...new Set(Object.keys(keys).map((key) => key.replace(PLURAL, '')))].sort()
}

const others = LANGUAGES.filter((language) => language !== 'ko')
const pairs = others.flatMap((language) => SPACES.map((space) => ({ language, space })))

test.each(pairs)('$language has every $space text and no other', async ({ language, space }) => {
  const korean = await texts('ko', space)
  expect(basesOf(await texts(language, space))).toEqual(basesOf(korean))
})

test.each(pairs)('$language fills in the same values in $space', async ({ language, space }) => {
  const korean = await texts('ko', space)
  for (const [key, text] of Object.entries(await texts(language, space))) {
    const source = korean[key] ?? korean[key.replace(PLURAL, '_other')] ?? ''
    // "One message" may do without its number, and nothing else may.
    const optional = PLURAL.test(key) ? ['{{n}}', '{{count}}'] : []
    expect(text.trim(), key).not.toBe('')
    expect(
      valuesIn(text).filter((name) => !optional.includes(name)),
      key,
    ).toEqual(valuesIn(source).filter((name) => !optional.includes(name)))
  }
})

test('every response code has a text', async () => {
  const shared = await texts('ko', 'shared')
  expect(CODES.filter((code) => !(`code.${code}` in shared))).toEqual([])
})

test.each(SPACES)('every %s text is used somewhere', async (space) => {
  const source = USERS[space].map((folder) => sourceIn(join(ROOT, folder))).join('\n')
  const prefixes = [...source.matchAll(/`([A-Za-z.]+)\$\{/g)].map(([, prefix]) => prefix ?? '')
  const unused = basesOf(await texts('ko', space)).filter(
    (key) => !source.includes(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)),
  )
  expect(unused).toEqual([])
})

test.each([
  { language: 'ko', gives: '1,284,500원' },
  { language: 'en', gives: '₩1,284,500' },
  { language: 'ar', gives: '₩1,284,500' },
] as const)('money in $language is $gives', ({ language, gives }) => {
  expect(textsIn(language, (key) => key).won(1_284_500)).toBe(gives)
})

test('dates and times in Korean are written as Intl writes them', () => {
  const texts = textsIn('ko', (key) => key)
  const styles = {
    day: { dateStyle: 'medium' },
    time: { dateStyle: 'short', timeStyle: 'medium' },
    clock: { timeStyle: 'medium' },
    minute: { timeStyle: 'short' },
  } as const
  for (const [name, style] of Object.entries(styles)) {
    const format = new Intl.DateTimeFormat('ko-KR', { ...style, timeZone: 'Asia/Seoul' })
    for (let ms = Date.UTC(2025, 11, 29); ms < Date.UTC(2026, 2, 1); ms += 3_601_000 * 5 + 7_000) {
      const at = new Date(ms).toISOString()
      // Some versions of Node write the halves of the day in English; browsers do not.
      const written = format.format(ms).replace('AM', '오전').replace('PM', '오후')
      expect(texts[name as keyof typeof styles](at)).toBe(written)
    }
  }
})

test('how long ago in Korean is said as Intl says it', () => {
  const { ago } = textsIn('ko', (key) => key)
  const format = new Intl.RelativeTimeFormat('ko-KR', { numeric: 'auto' })
  const since = (seconds: number) => ago(new Date(Date.now() - seconds * 1_000).toISOString())
  for (const days of [1, 2, 3, 40]) expect(since(days * 86_400)).toBe(format.format(-days, 'day'))
  for (const hours of [1, 23]) expect(since(hours * 3_600)).toBe(format.format(-hours, 'hour'))
  for (const minutes of [1, 59]) expect(since(minutes * 60)).toBe(format.format(-minutes, 'minute'))
  expect(since(-100)).toBe(format.format(0, 'second'))
})

test('how long in Korean is said as Intl says it', () => {
  for (const unit of ['hour', 'day'] as const) {
    const format = new Intl.NumberFormat('ko-KR', { style: 'unit', unit, unitDisplay: 'short' })
    for (const count of [1, 2, 23, 365]) expect(koreanSpan(count, unit)).toBe(format.format(count))
  }
})

test.each(LANGUAGES)('short numbers in %s are written as Intl writes them', (language) => {
  const { compact } = textsIn(language, (key) => key)
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language
  const short = new Intl.NumberFormat(locale, { notation: 'compact' })
  const tens = [0, 7, 1e2, 999, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]
  for (const value of tens.flatMap((ten) => [1, 1.5, 2, 5, 9, 9.999].map((n) => n * ten))) {
    expect(compact(value)).toBe(short.format(value))
  }
})

test.each(LANGUAGES)('numbers and rates in %s are written as Intl writes them', (language) => {
  const { number, percent } = textsIn(language, (key) => key)
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language
  const numbers = new Intl.NumberFormat(locale)
  const rates = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const whole = [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 9_007_199_254_740_991]
  for (const value of [...whole, 0.05, 1.5, 12_345.67, 1.234_56, -1_234.5, 1e-7]) {
    expect(number(value)).toBe(numbers.format(value))
  }
  for (const basisPoints of [0, 1, 50, 9_655, 9_750, 10_000, 1_234_567, -25, 33.333]) {
    expect(percent(basisPoints)).toBe(rates.format(basisPoints / 10_000))
  }
})

function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort()
}

function sourceIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}
