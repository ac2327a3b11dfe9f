import * as contract from '@camellia/contract/gift'
import type { Api } from '../http/api'
import { giftFor } from '../play/session.service'
import { selectGifts } from '../play/session.sql'
import type { ReadSettings } from '../setting/setting.service'
import { decideFunding, fund } from './funding.service'
import {
  answerGift,
  cancelGift,
  decideGift,
  listGivenGifts,
  makeGift,
  readBudget,
} from './gift.service'

export function giftRoutes({ serve, read, transact }: Api, settings: ReadSettings): void {
  serve(contract.readGiftBudget, async (caller) => {
    const chosen = await settings()
    return read(caller, (tx) => readBudget(tx, caller, chosen))
  })
  serve(contract.fundGifts, async (caller, wish, { key }) => {
    const chosen = await settings()
    return transact(caller, (tx) => fund(tx, caller, { ...wish, key }, chosen))
  })
  serve(contract.decideFunding, async (caller, decision) => {
    const chosen = await settings()
    return transact(caller, async (tx) => {
      await decideFunding(tx, caller, decision, chosen)
      return null
    })
  })
  serve(contract.makeGift, async (caller, wish, { key }) => {
    const chosen = await settings()
    return transact(caller, (tx) => makeGift(tx, caller, { ...wish, key }, chosen))
  })
  serve(contract.decideGift, async (caller, decision) => {
    const chosen = await settings()
    return transact(caller, async (tx) => {
      await decideGift(tx, caller, decision, chosen)
      return null
    })
  })
  serve(contract.cancelGift, (caller, wish) =>
    transact(caller, async (tx) => {
      await cancelGift(tx, caller, wish)
      return null
    }),
  )
  serve(contract.listGivenGifts, (caller, filter) =>
    read(caller, (tx) => listGivenGifts(tx, caller, filter)),
  )
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
