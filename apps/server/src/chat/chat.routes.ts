import * as contract from '@camellia/contract/chat'
import type { MemberId } from '@camellia/kernel/ids'
import type { Api } from '../http/api'
import { leave, postOf, readMine, say, see, typing } from './chat.service'
import { selectPosts } from './chat.sql'
import {
  answerChat,
  assignChat,
  closeChat,
  listChats,
  listColleagues,
  readChat,
  seeAsStaff,
  typeAsStaff,
} from './chat-queue.service'

interface Means {
  /** Who of the office is connected to this very process. */
  readonly here: () => readonly MemberId[]
}

export function chatRoutes(api: Api, means: Means): void {
  playerRoutes(api, means)
  staffRoutes(api)
}

function playerRoutes({ serve, transact, read }: Api, { here }: Means): void {
  serve(contract.readMyChat, (caller) => read(caller, (tx) => readMine(tx, caller, here())))
  serve(contract.sayInChat, (caller, said, { language }) =>
    transact(caller, (tx) => say(tx, caller, { ...said, language, here: here() })),
  )
  serve(contract.listOlderPosts, (caller, { before }) =>
    read(caller, async (tx) => {
      const { posts, hasOlder } = await selectPosts(tx, { member: caller.id, before })
      return { posts: posts.map(postOf), hasOlder }
    }),
  )
  serve(contract.typeInChat, (caller) =>
    transact(caller, async (tx) => {
      await typing(tx, caller)
      return null
    }),
  )
  serve(contract.seeChat, (caller, { post }) =>
    transact(caller, async (tx) => {
      await see(tx, caller, post)
      return null
    }),
  )
  serve(contract.leaveChat, (caller) =>
    transact(caller, async (tx) => {
      await leave(tx, caller)
      return null
    }),
  )
}

function staffRoutes({ serve, transact, read }: Api): void {
  serve(contract.listChats, (caller, filter) => read(caller, (tx) => listChats(tx, caller, filter)))
  serve(contract.readChat, (caller, wanted) => read(caller, (tx) => readChat(tx, caller, wanted)))
  serve(contract.listColleagues, (caller) => read(caller, (tx) => listColleagues(tx, caller)))
  serve(contract.assignChat, (caller, to) =>
    transact(caller, async (tx) => {
      await assignChat(tx, caller, to)
      return null
    }),
  )
  serve(contract.answerChat, (caller, said) =>
    transact(caller, async (tx) => {
      await answerChat(tx, caller, said)
      return null
    }),
  )
  serve(contract.typeAsStaff, (caller, { chat }) =>
    transact(caller, async (tx) => {
      await typeAsStaff(tx, caller, chat)
      return null
    }),
  )
  serve(contract.seeAsStaff, (caller, seen) =>
    transact(caller, async (tx) => {
      await seeAsStaff(tx, caller, seen)
      return null
    }),
  )
  serve(contract.closeChat, (caller, end) => transact(caller, (tx) => closeChat(tx, caller, end)))
}
