import * as contract from '@camellia/contract/faq'
import type { Api } from '../http/api'
import { cleanFaq, orderFaqs, removeFaq, saveFaq } from './faq.service'
import { selectAdminFaqs, selectFaqs } from './faq.sql'

export function faqRoutes({ serve, transact, read }: Api): void {
  serve(contract.listFaqs, (caller, _, { language }) =>
    read(caller, (tx) => selectFaqs(tx, language)),
  )
  serve(contract.listAdminFaqs, (caller) => read(caller, selectAdminFaqs))
  serve(contract.saveFaq, async (caller, draft) => {
    const faq = await cleanFaq(draft)
    return transact(caller, async (tx) => {
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
