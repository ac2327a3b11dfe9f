import { hash, verify } from '@node-rs/argon2'

/** Of no password: an unknown id is checked against it, so that it takes as long as a known one. */
let nobody: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

export async function passwordMatches(
  known: string | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hash('no such member')
  const matches = await verify(known ?? (await nobody), password)
  return known !== undefined && matches
}
