import type { Code } from './codes'

/** An expected no: it rolls back, is not logged as an error, and its code is the answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly code: Code,
    readonly data: unknown = null,
  ) {
    super(code)
  }
}

export function refuse(code: Code, data: unknown = null): never {
  throw new Refusal(code, data)
}
