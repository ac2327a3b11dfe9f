import * as contract from '@camellia/contract/system'
import type { Api } from '../http/api'
import type { Schedule } from '../schedule/schedule'
import { saveSetting, selectSettings } from '../setting/setting.sql'
import { jobsOf } from './system.service'

export function systemRoutes({ serve, transact, read }: Api, schedule: Schedule): void {
  serve(contract.listJobs, (caller) => read(caller, (tx) => jobsOf(tx, schedule.jobs)))
  serve(contract.runJob, (_, { name }) => schedule.ask(name))
  serve(contract.changeMaintenance, (caller, value) =>
    transact(caller, async (tx) => {
      await saveSetting(tx, { key: 'site.maintenance', value, by: caller.id })
      return null
    }),
  )
  serve(contract.readMaintenance, (caller) =>
    read(caller, async (tx) => (await selectSettings(tx))['site.maintenance']),
  )
}
