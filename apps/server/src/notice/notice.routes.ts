import * as contract from '@camellia/contract/notice'
import type { Api } from '../http/api'
import {
  cleanDraft,
  listAdminNotices,
  listNotices,
  listPopups,
  readAdminNotice,
  readNotice,
  removeNotice,
  saveNotice,
} from './notice.service'

export function noticeRoutes({ serve, read, transact }: Api): void {
  serve(contract.listPopups, (caller, _, { language }) =>
    read(caller, (tx) => listPopups(tx, language)),
  )
  serve(contract.listNotices, (caller, filter, { language }) =>
    read(caller, (tx) => listNotices(tx, { ...filter, language, partner: false })),
  )
  serve(contract.readNotice, (caller, { id }, { language }) =>
    read(caller, (tx) => readNotice(tx, { id, language, partner: false })),
  )
  serve(contract.readPartnerNotice, (caller, { id }, { language }) =>
    read(caller, (tx) => readNotice(tx, { id, language, partner: true })),
  )
  serve(contract.readAdminNotice, (caller, { id }) =>
    read(caller, (tx) => readAdminNotice(tx, caller, id)),
  )
  serve(contract.listPartnerNotices, (caller, filter, { language }) =>
    read(caller, (tx) => listNotices(tx, { ...filter, language, partner: true })),
  )
  serve(contract.listAdminNotices, (caller, filter) =>
    read(caller, (tx) => listAdminNotices(tx, caller, filter)),
  )
  serve(contract.saveNotice, async (caller, draft) => {
    const notice = await cleanDraft(draft)
    return transact(caller, (tx) => saveNotice(tx, caller, notice))
  })
  serve(contract.removeNotice, (caller, { id }) =>
    transact(caller, async (tx) => {
      await removeNotice(tx, caller, id)
      return null
    }),
  )
}
