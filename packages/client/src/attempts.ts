import type { Code } from '@camellia/kernel/codes'
import { Refusal } from '@camellia/kernel/refusal'
import { randomHex } from './random-hex'

/** Asks under an idempotency key, which it keeps while nobody knows whether it was done. */
export type Attempts = <Output>(
  input: unknown,
  ask: (key: string) => Promise<Output>,
) => Promise<Output>

/**
 * One thing after the other. An attempt whose answer was lost is repeated under its first key, so
 * that the second try cannot do it twice; any other answer ends it.
 */
export function makeAttempts(): Attempts {
  let attempt: { readonly key: string; readonly text: string } | undefined
  return async (input, ask) => {
    const text = JSON.stringify(input)
    if (attempt?.text !== text) attempt = { key: randomHex(), text }
    try {
      const output = await ask(attempt.key)
      attempt = undefined
      return output
    } catch (error) {
      if (!isLost(error)) attempt = undefined
      throw error
    }
  }
}

const UNKNOWN: readonly Code[] = ['NETWORK_ERROR', 'INTERNAL_ERROR']

/** No answer came, or one that is no answer: it may have been done or not. */
export function isLost(error: unknown): boolean {
  return error instanceof Refusal && UNKNOWN.includes(error.code)
}
