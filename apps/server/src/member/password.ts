import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurnstile } from '../http/turns'

/** Of no password: an unknown id is checked against it, so that it takes as long as a known one. */
let nobody: Promise<string> | undefined

/** Each keeps a core busy for a moment: one is left to the games, however many sign up at once. */
const inTurn = createTurnstile(Math.max(1, availableParallelism() - 1))

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password))
}

export async function passwordMatches(
  known: string | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hash('no such member')
  const against = known ?? (await nobody)
  const matches = await inTurn(() => verify(against, password))
  return known !== undefined && matches
}
