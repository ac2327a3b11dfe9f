import * as contract from '@camellia/contract/rtp'
import { GUEST } from '../http/actor'
import type { Api } from '../http/api'
import type { ReadSettings } from '../setting/setting.service'
import { askRtp, changeOf, decideRtp, listRtp, readDrift } from './rtp.service'
import { selectChanges, selectPublished } from './rtp.sql'

export function rtpRoutes({ serve, read, transact }: Api, settings: ReadSettings): void {
  serve(contract.listRtp, (caller) => read(caller, (tx) => listRtp(tx, caller)))
  serve(contract.readDrift, (caller, wanted) => read(caller, (tx) => readDrift(tx, caller, wanted)))
  serve(contract.listRecentRtp, (caller) =>
    read(caller, async (tx) => {
      const changes = await selectChanges(tx, { most: contract.RECENT_CHANGES })
      return changes.map((change) => changeOf(change, caller))
    }),
  )
  serve(contract.askRtp, async (caller, wish) => {
    const chosen = await settings()
    return transact(caller, (tx) => askRtp(tx, caller, wish, chosen))
  })
  serve(contract.decideRtp, async (caller, decision) => {
    const chosen = await settings()
    return transact(caller, async (tx) => {
      await decideRtp(tx, caller, decision, chosen)
      return null
    })
  })
  serve(contract.listRtpChanges, async () => {
    const rows = await read(GUEST, selectPublished)
    return rows.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }))
  })
}
