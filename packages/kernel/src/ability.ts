/** One thing a person may do, as the brief names them: a subject and an action. */
export interface Ability {
  readonly subject: string
  readonly action: string
}

/** The same check hides a button in the browser and refuses a call on the server. */
export function can(held: readonly Ability[], wanted: Ability): boolean {
  return held.some(({ subject, action }) => subject === wanted.subject && action === wanted.action)
}
