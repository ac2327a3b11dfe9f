import * as contract from '@camellia/contract/call'
import type { Api } from '../http/api'
import { giftFor } from '../play/session.service'
import { selectGifts } from '../play/session.sql'
import type { ReadSettings } from '../setting/setting.service'
import {
  answerGift,
  cancelCall,
  decideCall,
  fund,
  listCalls,
  makeCall,
  readBudget,
} from './call.service'

export function callRoutes({ serve, read, transact }: Api, settings: ReadSettings): void {
  serve(contract.readCallBudget, async (caller) => {
    const chosen = await settings()
    return read(caller, (tx) => readBudget(tx, caller, chosen))
  })
  serve(contract.fundCalls, async (caller, wish, { key }) => {
    const chosen = await settings()
    return transact(caller, (tx) => fund(tx, caller, { ...wish, key }, chosen))
  })
  serve(contract.makeCall, async (caller, wish, { key }) => {
    const chosen = await settings()
    return transact(caller, (tx) => makeCall(tx, caller, { ...wish, key }, chosen))
  })
  serve(contract.decideCall, async (caller, decision) => {
    const chosen = await settings()
    return transact(caller, async (tx) => {
      await decideCall(tx, caller, decision, chosen)
      return null
    })
  })
  serve(contract.cancelCall, (caller, wish) =>
    transact(caller, async (tx) => {
      await cancelCall(tx, caller, wish)
      return null
    }),
  )
  serve(contract.listCalls, (caller, filter) => read(caller, (tx) => listCalls(tx, caller, filter)))
  serve(contract.listGifts, (caller) =>
    read(caller, async (tx) => (await selectGifts(tx, caller.id)).map(giftFor)),
  )
  serve(contract.answerGift, (caller, wish) =>
    transact(caller, async (tx) => {
      await answerGift(tx, caller, wish)
      return null
    }),
  )
}
