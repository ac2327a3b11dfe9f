import * as z from 'zod/mini'
import { ROLE_TYPES } from './access'
import { endpoint, staffWho } from './endpoint'
import { memberIdField, pageInput, pageOf, textField, timeField, wonField } from './fields'
import { deviceName } from './login'

/** Players, or those who work in the office. */
export const CONNECTED_WHO = ['PLAYERS', 'STAFF'] as const
export type ConnectedWho = (typeof CONNECTED_WHO)[number]

export const connectedMember = z.object({
  id: memberIdField,
  code: z.string(),
  name: z.string(),
  kind: z.enum(ROLE_TYPES),
  /** From the top of the viewer's tree down to the parent. */
  line: z.array(z.object({ code: z.string(), name: z.string() })),
  site: z.enum(['PLAYER', 'OFFICE']),
  balance: wonField,
  /** The newest round of this session. */
  lastRound: z.nullable(
    z.object({ game: z.string(), stake: wonField, win: wonField, at: timeField }),
  ),
  /** When the newest open session began, and from where. */
  since: timeField,
  address: z.string(),
  device: deviceName,
})

export const listConnected = endpoint({
  method: 'POST',
  path: '/presence/list',
  summary: 'Members below me who are connected at this moment, by id.',
  reads: true,
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.extend(pageInput, {
    who: z._default(z.enum(CONNECTED_WHO), 'PLAYERS'),
    /** Beginning of the id or the nickname, or a whole phone or account number. */
    search: z.optional(textField(40)),
  }),
  output: pageOf(connectedMember),
  refuses: [],
})

export type ConnectedMember = z.output<typeof connectedMember>
