import * as z from 'zod/mini'
import { loginReply } from './access'
import { endpoint, guest, staffWho } from './endpoint'
import { memberIdField, textField } from './fields'

export const viewAs = endpoint({
  method: 'POST',
  path: '/member/view',
  summary: 'A single-use address that shows the site as a member below me sees it, to look only.',
  access: staffWho('Member', 'view'),
  scope: 'SUBTREE',
  onPerson: 'id',
  input: z.strictObject({ id: memberIdField, reason: textField(200) }),
  output: z.object({ url: z.string() }),
  refuses: ['MEMBER_NOT_FOUND', 'INVALID_USER'],
})

export const exchangeView = endpoint({
  method: 'POST',
  path: '/auth/view',
  summary: 'Turn the single-use code into a session that reads and changes nothing.',
  access: guest,
  scope: 'NONE',
  input: z.strictObject({ code: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  output: z.extend(loginReply, {
    /** Who looks. */
    viewedBy: z.string(),
  }),
  refuses: ['UNAUTHORIZED'],
})
