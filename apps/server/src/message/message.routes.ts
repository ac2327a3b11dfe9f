import * as contract from '@camellia/contract/message'
import type { Api } from '../http/api'
import { listMessages, readMessages, removeMessages, sendMessage } from './message.service'

export function messageRoutes({ serve, transact, read }: Api): void {
  serve(contract.listMessages, (caller, { searchkey, page, size }) =>
    read(caller, (tx) =>
      listMessages(tx, { receiver: caller.id, search: searchkey.trim(), page, size }),
    ),
  )
  serve(contract.readMessages, (caller, { ids }) =>
    transact(caller, async (tx) => {
      await readMessages(tx, caller.id, ids)
      return null
    }),
  )
  serve(contract.sendMessage, (caller, message) =>
    transact(caller, async (tx) => {
      await sendMessage(tx, caller, message)
      return null
    }),
  )
  serve(contract.removeMessages, (caller, { ids }) =>
    transact(caller, async (tx) => {
      await removeMessages(tx, caller.id, ids)
      return null
    }),
  )
}
