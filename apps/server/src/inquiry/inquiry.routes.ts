import * as contract from '@camellia/contract/inquiry'
import * as queues from '@camellia/contract/inquiry-queue'
import type { Seal } from '@camellia/db/sealed'
import type { Api } from '../http/api'
import { requireNoOtherAccount } from '../rich-text/named-account'
import {
  askDepositAccount,
  listMine,
  openInquiry,
  rateInquiry,
  readMine,
  replyInquiry,
  seeInquiry,
} from './inquiry.service'
import {
  answerInquiry,
  claimInquiry,
  finishInquiry,
  listQueue,
  readCase,
  releaseInquiry,
} from './inquiry-queue.service'
import {
  chooseFastDeposit,
  fillMacro,
  listMacros,
  orderMacros,
  removeMacro,
  saveMacro,
} from './macro.service'

export function inquiryRoutes(api: Api, seal: Seal): void {
  playerRoutes(api, seal)
  staffRoutes(api)
  macroRoutes(api, seal)
}

function playerRoutes({ serve, transact, read }: Api, seal: Seal): void {
  serve(contract.openInquiry, (caller, question, { language }) =>
    transact(caller, (tx) => openInquiry(tx, caller, { ...question, language })),
  )
  serve(contract.askDepositAccount, (caller, { id }, { language }) =>
    transact(caller, (tx) => askDepositAccount(tx, caller, { id, language, seal })),
  )
  serve(contract.listMyInquiries, (caller, filter) =>
    read(caller, (tx) => listMine(tx, { ...filter, member: caller.id })),
  )
  serve(contract.readMyInquiry, (caller, { id }) => read(caller, (tx) => readMine(tx, caller, id)))
  serve(contract.seeInquiry, (caller, { id }) =>
    transact(caller, async (tx) => {
      await seeInquiry(tx, caller, id)
      return null
    }),
  )
  serve(contract.replyInquiry, (caller, reply) =>
    transact(caller, async (tx) => {
      await replyInquiry(tx, caller, reply)
      return null
    }),
  )
  serve(contract.rateInquiry, (caller, rating) =>
    transact(caller, async (tx) => {
      await rateInquiry(tx, caller, rating)
      return null
    }),
  )
}

function staffRoutes({ serve, transact, read }: Api): void {
  serve(queues.listInquiries, (caller, filter) =>
    read(caller, (tx) => listQueue(tx, caller, filter)),
  )
  serve(queues.readCase, (caller, { id }) => read(caller, (tx) => readCase(tx, caller, id)))
  serve(queues.claimInquiry, (caller, claim) =>
    transact(caller, async (tx) => {
      await claimInquiry(tx, caller, claim)
      return null
    }),
  )
  serve(queues.releaseInquiry, (caller, { id }) =>
    transact(caller, async (tx) => {
      await releaseInquiry(tx, caller, id)
      return null
    }),
  )
  serve(queues.answerInquiry, (caller, answer) =>
    transact(caller, async (tx) => {
      await answerInquiry(tx, caller, answer)
      return null
    }),
  )
  serve(queues.finishInquiry, (caller, end) =>
    transact(caller, async (tx) => {
      await finishInquiry(tx, caller, end)
      return null
    }),
  )
}

function macroRoutes({ serve, transact, read }: Api, seal: Seal): void {
  serve(queues.listMacros, (caller) => read(caller, (tx) => listMacros(tx, caller)))
  serve(queues.saveMacro, (caller, macro) =>
    transact(caller, async (tx) => {
      await requireNoOtherAccount(tx, seal, { name: macro.name, contents: macro.contents })
      await saveMacro(tx, caller, macro)
      return null
    }),
  )
  serve(queues.removeMacro, (caller, { id }) =>
    transact(caller, async (tx) => {
      await removeMacro(tx, caller, id)
      return null
    }),
  )
  serve(queues.orderMacros, (caller, { ids }) =>
    transact(caller, async (tx) => {
      await orderMacros(tx, caller, ids)
      return null
    }),
  )
  serve(queues.chooseFastDeposit, (caller, choice) =>
    transact(caller, (tx) => chooseFastDeposit(tx, caller, choice)),
  )
  serve(queues.fillMacro, (caller, wanted) =>
    read(caller, (tx) => fillMacro(tx, caller, { ...wanted, seal })),
  )
}
