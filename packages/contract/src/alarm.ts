import * as z from 'zod/mini'
import { anyStaff, endpoint } from './endpoint'
import { noData, nothing } from './fields'
import { ALARM_KINDS } from './push'

const kinds = z.array(z.enum(ALARM_KINDS)).check(z.maxLength(ALARM_KINDS.length))

export const readAlarmChoice = endpoint({
  method: 'GET',
  path: '/alarm/choice',
  summary: 'Which alarms I do not want to hear of.',
  access: anyStaff,
  scope: 'SELF',
  input: nothing,
  output: z.object({ muted: z.array(z.enum(ALARM_KINDS)) }),
  refuses: [],
})

export const saveAlarmChoice = endpoint({
  method: 'POST',
  path: '/alarm/choose',
  summary: 'Choose which alarms I do not want to hear of.',
  access: anyStaff,
  scope: 'SELF',
  input: z.strictObject({ muted: kinds }),
  output: noData,
  refuses: [],
})
