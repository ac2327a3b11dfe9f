import * as contract from '@camellia/contract/alarm'
import type { Api } from '../http/api'
import { saveMuted, selectMuted } from './alarm.sql'

/** Everyone who may decide hears an alarm; what they do not want to hear, their browser drops. */
export function alarmRoutes({ serve, transact, read }: Api): void {
  serve(contract.readAlarmChoice, (caller) =>
    read(caller, async (tx) => ({ muted: [...(await selectMuted(tx, caller.id))] })),
  )
  serve(contract.saveAlarmChoice, (caller, { muted }) =>
    transact(caller, async (tx) => {
      await saveMuted(tx, caller.id, muted)
      return null
    }),
  )
}
