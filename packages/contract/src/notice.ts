import * as z from 'zod/mini'
import { anyPlayer, endpoint } from './endpoint'
import { nothing } from './fields'

export const listPopups = endpoint({
  method: 'GET',
  path: '/notice/popup',
  summary: 'Notices to show as popups now, in the language of the request.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: z.array(z.object({ id: z.string(), title: z.string(), content: z.string() })),
  refuses: [],
})
