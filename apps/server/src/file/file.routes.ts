import * as contract from '@camellia/contract/file'
import type { Api } from '../http/api'
import { inspect, keepFile, readFile } from './file.service'

export function fileRoutes({ serve, transact, read }: Api): void {
  serve(contract.uploadFile, async (caller, { name }, { file }) => {
    const inspected = await inspect(file, caller)
    return transact(caller, (tx) => keepFile(tx, caller, { ...inspected, name }))
  })
  serve(contract.readFile, (caller, { id }) => read(caller, (tx) => readFile(tx, id)))
}
