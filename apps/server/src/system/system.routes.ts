import * as contract from '@camellia/contract/system'
import type { Api } from '../http/api'
import type { Schedule } from '../schedule/schedule'
import { record } from '../trail/trail.service'
import { closeFor, closuresOf, openAgain, siteState, switchSite } from './closure-admin.service'
import { healthOf } from './health.service'
import { attemptsOf, failuresOf, jobsOf, retryFailure } from './system.service'

export function systemRoutes({ serve, transact, read, system }: Api, schedule: Schedule): void {
  serve(contract.listJobs, (caller) => read(caller, (tx) => jobsOf(tx, schedule.jobs)))
  serve(contract.runJob, async (caller, { name }) => {
    const attempt = await schedule.ask(name, caller.id)
    await transact(caller, (tx) => record(tx, caller, { action: 'system.job', after: { name } }))
    return { attempt }
  })
  serve(contract.listAttempts, (caller, { name }) => read(caller, (tx) => attemptsOf(tx, name)))
  // Of the cluster, which the application's own role does not see.
  serve(contract.readHealth, () => system(healthOf))
  serve(contract.listFailures, (caller) => read(caller, failuresOf))
  serve(contract.retryFailure, async (caller, failed) => {
    await transact(caller, (tx) => retryFailure(tx, caller, failed))
    // A loop that turns all the time comes to it by itself; a job of the night is run for it.
    return schedule.again(failed.work)
  })
  serve(contract.listClosures, (caller) => read(caller, closuresOf))
  serve(contract.saveClosure, (caller, wish) =>
    transact(caller, async (tx) => {
      await closeFor(tx, caller, wish)
      return null
    }),
  )
  serve(contract.endClosure, (caller, { id }) =>
    transact(caller, async (tx) => {
      await openAgain(tx, caller, id)
      return null
    }),
  )
  serve(contract.changeMaintenance, (caller, value) =>
    transact(caller, async (tx) => {
      await switchSite(tx, caller, value)
      return null
    }),
  )
  serve(contract.readMaintenance, (caller) => read(caller, siteState))
}
