import * as contract from '@camellia/contract/notice'
import type { Seal } from '@camellia/db/sealed'
import type { Api } from '../http/api'
import { requireNoOtherAccount } from '../rich-text/named-account'
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

export function noticeRoutes({ serve, read, transact }: Api, seal: Seal): void {
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
    return transact(caller, async (tx) => {
      const { titles, contents } = notice
      await requireNoOtherAccount(tx, seal, { titles, contents })
      return saveNotice(tx, caller, notice)
    })
  })
  serve(contract.removeNotice, (caller, { id }) =>
    transact(caller, async (tx) => {
      await removeNotice(tx, caller, id)
      return null
    }),
  )
}
