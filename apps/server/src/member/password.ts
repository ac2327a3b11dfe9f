import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createFairTurns } from '../http/fair-turns'

/** Of no password: an unknown id is checked against it, so that it takes as long as a known one. */
let nobody: Promise<string> | undefined

/** Each keeps a core busy for a moment: one is left to the games, however many sign up at once. */
const inTurn = createFairTurns({
  atOnce: Math.max(1, availableParallelism() - 1),
  waitingMax: 500,
  // As many as the guessing limits let in at once.
  waitingEach: 10,
  againS: 1,
})

/**
 * Whose turn it takes. Who logs in goes first: the guessing limits bound how many do. Of a member
 * or an address one is in work at a time, so that many connections of one slow down that one only.
 */
export type HashedFor = 'login' | 'system' | `member ${number}` | `address ${string}`

function turnOf(who: HashedFor) {
  return { who, first: who === 'login' }
}

export function hashPassword(password: string, who: HashedFor = 'system'): Promise<string> {
  return inTurn(turnOf(who), () => hash(password))
}

export async function passwordMatches(
  known: string | undefined,
  password: string,
  who: HashedFor = 'system',
): Promise<boolean> {
  nobody ??= hash('no such member')
  const against = known ?? (await nobody)
  const matches = await inTurn(turnOf(who), () => verify(against, password))
  return known !== undefined && matches
}
