/** Distances from the mean as a bell curve has them, and the share of all sums at or below each. */
export const LEVELS: readonly (readonly [z: number, share: number])[] = [
  [-5, 2.866515718791939e-7],
  [-4, 3.167124183311992e-5],
  [-2.575829, 0.005],
  [-1.644854, 0.05],
  [0, 0.5],
  [1.644854, 0.95],
  [2.575829, 0.995],
  [4, 0.9999683287581669],
  [5, 0.9999997133484281],
]

/** Where the true distances of a game lie at so many rounds, level by level. */
export interface Band {
  readonly rounds: number
  /** In standard deviations of the sum. */
  readonly at: readonly number[]
}

export interface Bands {
  /** Of one round, in cents. */
  readonly mean: number
  readonly sd: number
  /** Fewer rounds than this are not judged. */
  readonly least: number
  readonly bands: readonly Band[]
}

/** All of a game: by kind of round, then by variant; a game without variants has the empty one. */
export interface GameBands {
  /** Of the definition they were computed from. */
  readonly hash: string
  readonly spin: Readonly<Record<string, Bands>>
  readonly buy?: Readonly<Record<string, Bands>>
}
