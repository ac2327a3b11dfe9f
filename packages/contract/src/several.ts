import * as z from 'zod/mini'
import { type AnyEndpoint, endpoint, guest } from './endpoint'

/** As many as a first page asks at once, and some. */
export const SEVERAL_MAX = 16

export const readSeveral = endpoint({
  method: 'POST',
  path: '/several',
  summary: 'Several calls that change nothing in one; each is answered as if it came by itself.',
  access: guest,
  scope: 'NONE',
  reads: true,
  input: z.strictObject({
    questions: z
      .array(z.strictObject({ path: z.string().check(z.maxLength(100)), input: z.unknown() }))
      .check(z.minLength(1), z.maxLength(SEVERAL_MAX)),
  }),
  /** In the order of the questions; what one may not know is refused there and nowhere else. */
  output: z.array(
    z.object({
      status: z.enum(['OK', 'ERROR']),
      code: z.string(),
      message: z.string(),
      data: z.unknown(),
    }),
  ),
  refuses: [],
})

/** Changes nothing and is JSON both ways, so that it may come together with others. */
export function mayComeTogether({ method, path, reads, takes, answers }: AnyEndpoint): boolean {
  const onlyReads = method === 'GET' || reads === true
  return onlyReads && !takes && !answers && path !== readSeveral.path
}
