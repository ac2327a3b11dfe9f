import { readDashboard, readFirstSteps, readShell } from '@camellia/contract/report'
import type { Api } from '../http/api'
import type { ReadSettings } from '../setting/setting.service'
import { firstStepsOf } from './first-steps.service'
import { dashboardOf, shellOf } from './report.service'

export function reportRoutes(
  { serve, read }: Api,
  { settings, now }: { readonly settings: ReadSettings; readonly now: () => Date },
): void {
  serve(readDashboard, (caller) => read(caller, (tx) => dashboardOf(tx, caller, now())))
  serve(readFirstSteps, (caller) => read(caller, (tx) => firstStepsOf(tx, caller)))
  serve(readShell, async (caller) => {
    const chosen = await settings()
    return read(caller, (tx) => shellOf(tx, caller, chosen))
  })
}
