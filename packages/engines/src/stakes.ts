import { slotFace } from './slot/face'

/** Every stake is a multiple of so much (games.md, money rule). */
export const STAKE_STEP = 100

/** The largest stake a game may ever be opened for: no win of it is larger than the largest slot's. */
const LARGEST: Readonly<Record<string, number>> = {
  'odd-even': 10_000_000,
  'odd-even-1m': 10_000_000,
}

/** Whether the game has such a stake at all; what the operator allows of them is narrower. */
export function offersStake(game: string, stake: number): boolean {
  const face = slotFace(game)
  if (face) return face.betSteps.includes(stake)
  return stake > 0 && stake % STAKE_STEP === 0 && stake <= (LARGEST[game] ?? 0)
}
