import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { WON_MAX, type Won } from '@camellia/kernel/won'
import * as z from 'zod/mini'

/** Money in a request or a reply: whole, bounded, never text. */
export const wonField = z.pipe(
  z.int().check(z.minimum(-WON_MAX * 1000), z.maximum(WON_MAX * 1000)),
  z.transform((amount) => amount as Won),
)

/** An amount a person types: more than nothing and bounded. */
export const amountField = z.pipe(
  z.int().check(z.minimum(1), z.maximum(WON_MAX)),
  z.transform((amount) => amount as Won),
)

export const memberIdField = z.pipe(
  z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
  z.transform((id) => id as MemberId),
)

export const roleIdField = z.pipe(
  z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
  z.transform((id) => id as RoleId),
)

/** PostgreSQL counts from the year 1 and cannot read what is before it. */
const isAfterZero = z.refine<string>((day) => !day.startsWith('0000'), 'no such year')

export const timeField = z.iso.datetime().check(isAfterZero)
export const dayField = z.iso.date().check(isAfterZero)

export const PAGE_SIZES = [3, 5, 10, 20, 25, 50, 100] as const

export const sizeField = z.literal(PAGE_SIZES)

/** The brief's list request: a page number from 1 and one of its sizes. */
export const pageInput = z.strictObject({
  page: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  size: sizeField,
})

/** Big histories page by key: `before` is the last id of the page above. */
export const historyInput = z.strictObject({
  before: z.optional(z.uuid()),
  size: sizeField,
})

export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    size: z.int(),
  })
}

export function historyOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), hasMore: z.boolean(), size: z.int() })
}

export const nothing = z.strictObject({})
export const noData = z.null()

/** PostgreSQL cannot keep these, and a screen cannot show them. */
const isText = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'), 'not text')

/** Any text of bounded length, also none. */
export function wordsField(max: number) {
  return z.string().check(z.maxLength(max), isText)
}

/**
 * What nobody sees and what turns the order of letters around: control characters but tab and line
 * break, soft hyphens, zero-width spaces, marks and overrides of direction, tags. A name with them
 * looks like another, and a text like what it does not say. Joiners stay: emoji are made of them.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** Joiners, fillers and blanks that look like nothing; in a name they have nothing to do. */
const HOLLOW = /[\t\n\r\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|\u200c|\u200d/u

const seen = z.overwrite<string>((text) => text.replace(UNSEEN, ''))
const isLine = z.refine<string>((text) => !HOLLOW.test(text), 'not one line')
/** Only how an emoji is drawn. */
const plain = z.overwrite<string>((text) => text.replace(/[\ufe00-\ufe0f]/gu, ''))

/** Text a person types: trimmed, never only blanks, without what nobody sees. */
export function textField(max: number) {
  return z.string().check(seen, z.trim(), z.minLength(1), z.maxLength(max), isText)
}

/** A name or a title, which others read beside those of others: one line, nothing hidden in it. */
export function lineField(max: number) {
  return z.string().check(seen, plain, z.trim(), z.minLength(1), z.maxLength(max), isText, isLine)
}

/** The same, also none. */
export function lineOrNone(max: number) {
  return z.string().check(seen, plain, z.trim(), z.maxLength(max), isText, isLine)
}

/** The languages of the product: what is written for everyone may be written in each. */
export const LANGUAGE_CODES = ['ko', 'en', 'ru', 'ar', 'fr', 'id', 'ja'] as const

export type LanguageCode = (typeof LANGUAGE_CODES)[number]

/** A text in the languages its writer knows, at least one; English stands in for the others. */
export function textsField(max: number) {
  return textsOf(textField(max))
}

/** The same for a title or a name. */
export function linesField(max: number) {
  return textsOf(lineField(max))
}

function textsOf(field: ReturnType<typeof textField>) {
  return z
    .partialRecord(z.enum(LANGUAGE_CODES), field)
    .check(z.refine((texts) => Object.keys(texts).length > 0, 'no text'))
}

export const textsOut = z.partialRecord(z.enum(LANGUAGE_CODES), z.string())

export const personOut = z.object({ id: memberIdField, code: z.string(), name: z.string() })
