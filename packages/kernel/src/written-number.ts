/** What people write between the digits of a phone or an account. */
const BETWEEN = /[\s().·/-]/gu

/**
 * One phone in one form, however it was written: the Korean one as it is dialled at home, another
 * country's with its country code. 010-7771-2345, +82 10 7771 2345, 0082…, 82… and 10… are the same.
 */
export function phoneOf(written: string): string {
  const plain = written.normalize('NFKC').replace(BETWEEN, '')
  const digits = plain.replace(/^(?:\+|00)/, '')
  const home = /^82(0?[1-9]\d{7,9})$/.exec(digits)?.[1]
  if (home) return home.startsWith('0') ? home : `0${home}`
  // A mobile whose zero a spreadsheet took for nothing.
  return /^1[016789]\d{7,8}$/.test(digits) ? `0${digits}` : digits
}

/** Only the digits, all of them: a zero at the front of an account number is part of it. */
export function accountNumberOf(written: string): string {
  return written.normalize('NFKC').replace(BETWEEN, '')
}
