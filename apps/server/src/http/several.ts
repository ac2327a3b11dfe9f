import { readSeveral } from '@camellia/contract/several'
import type * as z from 'zod/mini'
import { refusalOf } from './reply-error'
import { type Binder, success } from './serve'

/**
 * One after the other: whoever asks much at once takes one place among those who ask, not sixteen.
 * A bug in one is a bug of the whole.
 */
export function serveSeveral({ serve, readOne }: Binder): void {
  serve(readSeveral, async (caller, { questions }, asked) => {
    const answers: z.input<typeof readSeveral.output> = []
    for (const question of questions) {
      answers.push(await readOne(caller, asked, question).then(success, refusalOf))
    }
    return answers
  })
}
