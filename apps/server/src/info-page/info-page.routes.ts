import * as contract from '@camellia/contract/info-page'
import { GUEST } from '../http/actor'
import type { Api } from '../http/api'
import { cleanContents, listPages, readPage, savePage } from './info-page.service'

export function infoPageRoutes({ serve, read, transact }: Api): void {
  serve(contract.readInfoPage, (_, { page }, { language }) =>
    read(GUEST, (tx) => readPage(tx, page, language)),
  )
  serve(contract.listInfoPages, (caller) => read(caller, listPages))
  serve(contract.saveInfoPage, async (caller, { page, contents }) => {
    const clean = await cleanContents(contents)
    return transact(caller, async (tx) => {
      await savePage(tx, caller, { page, contents: clean })
      return null
    })
  })
}
