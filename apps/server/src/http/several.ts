import { readSeveral } from '@camellia/contract/several'
import { Refusal } from '@camellia/kernel/refusal'
import type * as z from 'zod/mini'
import { refusalOf } from './reply-error'
import { type Binder, success } from './serve'

/** Of all answers together; what comes after it is to be asked by itself. */
export const SEVERAL_BYTES_MAX = 512 * 1024

const FULL = refusalOf(new Refusal('TOO_MANY_REQUESTS', { retryAfter: 1 }))

/**
 * One after the other: whoever asks much at once takes one place among those who ask, not sixteen.
 * A bug in one is a bug of the whole.
 */
export function serveSeveral({ serve, readOne }: Binder): void {
  serve(readSeveral, async (caller, { questions }, asked) => {
    const answers: z.input<typeof readSeveral.output> = []
    let room = SEVERAL_BYTES_MAX
    for (const question of questions) {
      const answer = room > 0 && (await readOne(caller, asked, question).then(success, refusalOf))
      room -= answer ? Buffer.byteLength(JSON.stringify(answer)) : 0
      answers.push(answer && room >= 0 ? answer : FULL)
    }
    return answers
  })
}
