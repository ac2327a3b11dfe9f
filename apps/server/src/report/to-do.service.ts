import { can } from '@camellia/kernel/ability'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { selectHealth } from './report.sql'
import { queuesFor } from './to-do.rules'
import { selectFaults, selectPace, selectQueues, selectRtpAlarms } from './to-do.sql'

export async function toDoOf(tx: AppTx, caller: Caller) {
  const may = (subject: string) =>
    caller.head && can(caller.abilities, { subject, action: 'manage' })
  const { staff, deposit, withdraw } = await selectPace(tx, caller.scopeId)
  return {
    queues: queuesFor(await selectQueues(tx, caller), caller),
    staff,
    depositSeconds: deposit,
    withdrawSeconds: withdraw,
    rtp: may('Rtp') ? [...(await selectRtpAlarms(tx))] : null,
    system: may('System') ? await systemOf(tx) : null,
  }
}

async function systemOf(tx: AppTx) {
  const { jobs, failures } = await selectFaults(tx)
  const { nodes, auditBreaks } = await selectHealth(tx)
  return { jobs: [...jobs], failures, breaks: auditBreaks, nodes }
}
