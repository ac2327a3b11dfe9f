import * as contract from '@camellia/contract/file'
import type { Api } from '../http/api'
import { createLostWork, inspect, keepFile, readFile, requireQuota } from './file.service'

export function fileRoutes({ serve, transact, read }: Api, now: () => number): void {
  const lost = createLostWork(now)
  serve(contract.uploadFile, async (caller, { name }, { file }) => {
    await read(caller, (tx) => requireQuota(tx, caller, lost))
    const inspected = await inspect(file, caller, lost)
    return transact(caller, (tx) => keepFile(tx, caller, { ...inspected, name, lost }))
  })
  serve(contract.readFile, (caller, { id }) => read(caller, (tx) => readFile(tx, caller, id)))
}
