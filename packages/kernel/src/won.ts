declare const wonBrand: unique symbol
declare const basisPointsBrand: unique symbol

/** Whole won. There is no fraction of a won anywhere in the system. */
export type Won = number & { readonly [wonBrand]: true }

/** A rate in hundredths of a percent: 10,000 is everything. */
export type BasisPoints = number & { readonly [basisPointsBrand]: true }

/** More than this in one movement is a mistake, not a wager; far below 2^53. */
export const WON_MAX = 1_000_000_000_000

const WHOLE = 10_000

export function won(amount: number): Won {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole won: ${amount}`)
  return amount as Won
}

export function basisPoints(rate: number): BasisPoints {
  if (!Number.isSafeInteger(rate) || rate < 0) throw new RangeError(`not basis points: ${rate}`)
  return rate as BasisPoints
}

/** The part of an amount that a rate gives. The fraction of a won stays with the house. */
export function share(amount: Won, rate: BasisPoints): Won {
  return won(Number((BigInt(amount) * BigInt(rate)) / BigInt(WHOLE)))
}

/** A stake times odds given in hundredths (195 = 1.95). The fraction of a won stays with the house. */
export function timesHundredths(stake: Won, hundredths: number): Won {
  return timesRatio(stake, hundredths, 100)
}

/** A stake times odds as an exact fraction: 8/11 of a stake is no rounded decimal. */
export function timesRatio(stake: Won, numerator: number, denominator: number): Won {
  const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0
  if (!isCount(numerator) || !isCount(denominator) || denominator === 0) {
    throw new RangeError(`not odds: ${numerator}/${denominator}`)
  }
  return won(Number((BigInt(stake) * BigInt(numerator)) / BigInt(denominator)))
}
