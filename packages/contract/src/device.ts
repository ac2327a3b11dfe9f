import * as z from 'zod/mini'
import { anyone, endpoint } from './endpoint'
import { historyInput, historyOf, noData, nothing, timeField } from './fields'
import { deviceName, devicesReply, LOGIN_OUTCOMES, SITES } from './login'

export const myDevices = endpoint({
  method: 'GET',
  path: '/user/devices',
  summary: 'My open sessions and the devices I logged in from.',
  access: anyone,
  scope: 'SELF',
  input: nothing,
  output: devicesReply,
  refuses: [],
})

export const endSession = endpoint({
  method: 'POST',
  path: '/user/session/end',
  summary: 'End one of my sessions at once.',
  access: anyone,
  scope: 'SELF',
  input: z.strictObject({ id: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND'],
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/user/session/end-others',
  summary: 'End every session of mine but this one.',
  access: anyone,
  scope: 'SELF',
  input: nothing,
  output: z.object({ ended: z.int() }),
  refuses: [],
})

export const myLogin = z.object({
  id: z.uuid(),
  at: timeField,
  site: z.enum(SITES),
  address: z.nullable(z.string()),
  device: deviceName,
  outcome: z.enum(LOGIN_OUTCOMES),
})

export const myLogins = endpoint({
  method: 'POST',
  path: '/user/logins',
  summary: 'Every try to log in with my id, newest first.',
  reads: true,
  access: anyone,
  scope: 'SELF',
  input: historyInput,
  output: historyOf(myLogin),
  refuses: [],
})

export type MyLogin = z.output<typeof myLogin>
