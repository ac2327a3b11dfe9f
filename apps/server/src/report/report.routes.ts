import { readDashboard, readFirstSteps, readShell, readToDo } from '@camellia/contract/report'
import { readLineFigures, readLines } from '@camellia/contract/report-line'
import type { Api } from '../http/api'
import type { ReadSettings } from '../setting/setting.service'
import { dashboardOf } from './dashboard.service'
import { firstStepsOf } from './first-steps.service'
import { lineFiguresOf, linesOf } from './line.service'
import { shellOf } from './report.service'
import { toDoOf } from './to-do.service'

export function reportRoutes(
  { serve, read }: Api,
  { settings }: { readonly settings: ReadSettings },
): void {
  serve(readDashboard, (caller, asked) => read(caller, (tx) => dashboardOf(tx, caller, asked)))
  serve(readLines, (caller, asked) => read(caller, (tx) => linesOf(tx, caller, asked)))
  serve(readLineFigures, (caller, asked) => read(caller, (tx) => lineFiguresOf(tx, caller, asked)))
  serve(readToDo, (caller) => read(caller, (tx) => toDoOf(tx, caller)))
  serve(readFirstSteps, (caller) => read(caller, (tx) => firstStepsOf(tx, caller)))
  serve(readShell, async (caller) => {
    const chosen = await settings()
    return read(caller, (tx) => shellOf(tx, caller, chosen))
  })
}
