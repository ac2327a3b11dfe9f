/** What in a text has digits and is no account: taken out before the rest is looked at. */
const OTHERS: readonly RegExp[] = [
  // Amounts: with thousands set apart, or so short that they are read as money.
  /(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/gu,
  /(?<![\d-])\d{1,10}(?:원(?!하)|\s?won\b|\s?krw\b)/giu,
  // Days and hours.
  /(?<!\d)(?:19|20)\d{2}\s?[-./년]\s?\d{1,2}\s?[-./월]\s?\d{1,2}(?:일|(?!\d))/gu,
  /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/gu,
  // Phones of Korea, from home and from abroad, and numbers of companies.
  /(?<![\d-])(?:\+82[\s-]?\d{1,2}|0(?:2|50\d|1[016789]|[3-7]\d))[\s)-]{0,2}\d{3,4}[\s-]?\d{4}(?![\d-])/gu,
  /(?<![\d-])1[568]\d{2}[\s-]?\d{4}(?![\d-])/gu,
]

/** Nine digits or more, however they are set apart. */
const ACCOUNT = /\d(?:[\s\p{Pd}._·/,]{0,3}\d){8,}/gu

/** Numbers in a text, plain or rich, that look like bank accounts: their digits alone. */
export function accountsIn(text: string): readonly string[] {
  const plain = text
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitOf)
  const rest = OTHERS.reduce((left, other) => left.replace(other, ' … '), plain)
  return Array.from(rest.matchAll(ACCOUNT), ([found]) => found.replace(/\D/g, ''))
}

/** Digits of every script stand in rows of ten. */
function digitOf(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((digit.codePointAt(0) ?? 0) - zero)
}
