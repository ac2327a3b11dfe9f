import { readDashboard, readShell } from '@camellia/contract/report'
import type { Api } from '../http/api'
import { dashboardOf, shellOf } from './report.service'

export function reportRoutes({ serve, read }: Api, now: () => Date): void {
  serve(readDashboard, (caller) => read(caller, (tx) => dashboardOf(tx, caller, now())))
  serve(readShell, (caller) => read(caller, (tx) => shellOf(tx, caller)))
}
