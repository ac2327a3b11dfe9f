/** What odd or even pays, in hundredths of the stake, and how often: half of the balls win. */
export const ODD_EVEN_CHANCES: ReadonlyMap<number, number> = new Map([
  [0, 0.5],
  [195, 0.5],
])
