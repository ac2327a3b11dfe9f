import * as contract from '@camellia/contract/message'
import type { Seal } from '@camellia/db/sealed'
import { refuse } from '@camellia/kernel/refusal'
import type { Api } from '../http/api'
import { requireNoOtherAccount } from '../rich-text/named-account'
import { record } from '../trail/trail.service'
import {
  listBroadcasts,
  listReceivers,
  readBroadcast,
  readReach,
  sendBroadcast,
} from './broadcast.service'
import { listMessages, readMessages, removeMessages, sendMessage } from './message.service'
import { removeTemplate, saveTemplate, selectTemplates } from './template.sql'

/** More nobody finds again. */
const TEMPLATES_MAX = 100

export function messageRoutes(api: Api, post: { wake(): void }, seal: Seal): void {
  boxRoutes(api, seal)
  broadcastRoutes(api, post, seal)
  templateRoutes(api, seal)
}

function boxRoutes({ serve, transact, read }: Api, seal: Seal): void {
  serve(
    contract.listMessages,
    (caller, { searchkey, unread = false, page, size }, { language }) => {
      const box = { receiver: caller.id, search: searchkey.trim(), unread, language, page, size }
      return read(caller, (tx) => listMessages(tx, box))
    },
  )
  serve(contract.readMessages, (caller, { ids }) =>
    transact(caller, async (tx) => {
      await readMessages(tx, caller.id, ids)
      return null
    }),
  )
  serve(contract.sendMessage, (caller, message) =>
    transact(caller, async (tx) => {
      await requireNoOtherAccount(tx, seal, allWords(message))
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

function broadcastRoutes({ serve, transact, read }: Api, post: { wake(): void }, seal: Seal): void {
  serve(contract.readReach, (caller, { target }) =>
    read(caller, (tx) => readReach(tx, caller, target)),
  )
  serve(contract.sendBroadcast, async (caller, broadcast) => {
    const sent = await transact(caller, async (tx) => {
      await requireNoOtherAccount(tx, seal, allWords(broadcast))
      return sendBroadcast(tx, caller, broadcast)
    })
    post.wake()
    return sent
  })
  serve(contract.listBroadcasts, (caller, filter) =>
    read(caller, (tx) => listBroadcasts(tx, filter)),
  )
  serve(contract.readBroadcast, (caller, { id }) => read(caller, (tx) => readBroadcast(tx, id)))
  serve(contract.listReceivers, (caller, wanted) => read(caller, (tx) => listReceivers(tx, wanted)))
}

function templateRoutes({ serve, transact, read }: Api, seal: Seal): void {
  serve(contract.listTemplates, (caller) => read(caller, selectTemplates))
  serve(contract.saveTemplate, (caller, template) =>
    transact(caller, async (tx) => {
      await requireNoOtherAccount(tx, seal, allWords(template))
      const known = await selectTemplates(tx)
      const isNew = !known.some(({ id }) => id === template.id)
      if (isNew && known.length >= TEMPLATES_MAX) refuse('LIMIT_REACHED')
      if (!(await saveTemplate(tx, caller.scopeId, template))) refuse('NOT_FOUND')
      await record(tx, caller, { action: 'template.save', after: { name: template.name } })
      return null
    }),
  )
  serve(contract.removeTemplate, (caller, { id }) =>
    transact(caller, async (tx) => {
      const name = (await removeTemplate(tx, id)) ?? refuse('NOT_FOUND')
      await record(tx, caller, { action: 'template.remove', before: { name } })
      return null
    }),
  )
}

/** What it says in any language. */
function allWords({
  title,
  content,
  translations = {},
}: {
  readonly title: string
  readonly content: string
  readonly translations?: contract.Translations | undefined
}) {
  const said = [{ title, content }, ...Object.values(translations)]
  return {
    title: said.map((words) => words.title).join('\n'),
    content: said.map((words) => words.content).join('\n'),
  }
}
