import * as contract from '@camellia/contract/access'
import type { Seal } from '@camellia/db/sealed'
import type { Api } from '../http/api'
import type { Asked } from '../http/serve'
import { countUnread } from '../message/message.sql'
import { closeSession } from '../session/session.service'
import type { ReadSettings } from '../setting/setting.service'
import { exchange, issueTicket, logIn, profileOf, sessionOf } from './access.service'
import { setUp } from './set-up.service'
import { signUp } from './signup.service'

export interface AccessParts {
  readonly settings: ReadSettings
  readonly seal: Seal
  /** Where browsers find the two sites, seen from this request. */
  readonly officeAddress: (asked: Asked) => string
  readonly playerAddress: (asked: Asked) => string
}

export function accessRoutes(api: Api, parts: AccessParts): void {
  const { serve, read, system } = api
  const { settings, seal, officeAddress, playerAddress } = parts
  serve(contract.login, (_, input, asked) => logIn(api, input, asked))
  serve(contract.signup, async (_, input, asked) => {
    await signUp(api, input, { asked, seal, settings: await settings() })
    return null
  })
  serve(contract.setUp, async (_, input) => {
    await setUp(api, input)
    return null
  })
  serve(contract.logout, (caller) =>
    system(async (tx) => {
      await closeSession(tx, caller.sessionId)
      return null
    }),
  )
  serve(contract.session, (caller) =>
    read(caller, async (tx) => ({
      ...(await sessionOf(tx, caller)),
      unread: await countUnread(tx, caller.id),
    })),
  )
  serve(contract.partnerTicket, (caller, _, asked) =>
    system((tx) => issueTicket(tx, caller, officeAddress(asked))),
  )
  serve(contract.exchangeTicket, (_, { code }, asked) => exchange(api, code, asked, 'OFFICE'))
  serve(contract.profile, (caller) => read(caller, (tx) => profileOf(tx, caller)))
  serve(contract.inviteCode, async (caller, _, asked) => {
    return `${playerAddress(asked)}/signup?parent=${encodeURIComponent(caller.code)}`
  })
}
