import * as contract from '@camellia/contract/faq'
import type { Seal } from '@camellia/db/sealed'
import type { Api } from '../http/api'
import { requireNoOtherAccount } from '../rich-text/named-account'
import { cleanFaq, orderFaqs, removeFaq, saveFaq } from './faq.service'
import { selectAdminFaqs, selectFaqs } from './faq.sql'

export function faqRoutes({ serve, transact, read }: Api, seal: Seal): void {
  serve(contract.listFaqs, (caller, _, { language }) =>
    read(caller, (tx) => selectFaqs(tx, language)),
  )
  serve(contract.listAdminFaqs, (caller) => read(caller, selectAdminFaqs))
  serve(contract.saveFaq, async (caller, draft) => {
    const faq = await cleanFaq(draft)
    return transact(caller, async (tx) => {
      const { questions, answers } = faq
      await requireNoOtherAccount(tx, seal, { questions, answers })
      await saveFaq(tx, caller, faq)
      return null
    })
  })
  serve(contract.orderFaqs, (caller, order) =>
    transact(caller, async (tx) => {
      await orderFaqs(tx, caller, order)
      return null
    }),
  )
  serve(contract.removeFaq, (caller, { id }) =>
    transact(caller, async (tx) => {
      await removeFaq(tx, caller, id)
      return null
    }),
  )
}
