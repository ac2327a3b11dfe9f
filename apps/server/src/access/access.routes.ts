import * as contract from '@camellia/contract/access'
import type { Seal } from '@camellia/db/sealed'
import type { Api } from '../http/api'
import type { CallContext } from '../http/serve'
import { countUnread } from '../message/message.sql'
import { closeSession } from '../session/session.service'
import type { ReadSettings } from '../setting/setting.service'
import { idleMinutesFor } from './access.rules'
import { exchange, issueTicket, logIn, nameOf, profileOf, sessionOf } from './access.service'
import { detailsOf, friendsOf } from './details.service'
import { createGuestTurns, createLockMemory, type GuestTurns, type LockMemory } from './guest-turns'
import { loginRoutes } from './login.routes'
import { passwordRoutes } from './password.routes'
import { requirePassword } from './password.service'
import { setUp } from './set-up.service'
import { signUp } from './signup.service'
import { twoFactorRoutes } from './two-factor.routes'
import type { FactorParts } from './two-factor.service'
import { viewRoutes } from './view-as.routes'

export interface AccessParts {
  readonly settings: ReadSettings
  readonly seal: Seal
  readonly mode: 'play' | 'real'
  readonly now: () => number
  /** Where browsers find the two sites, seen from this request. */
  readonly officeAddress: (asked: CallContext) => string
  readonly playerAddress: (asked: CallContext) => string
}

export function accessRoutes(api: Api, parts: AccessParts): void {
  const { settings, seal, mode, now } = parts
  const factors = async () => {
    const required = mode === 'real' || (await settings())['site.require2fa'] === 'office'
    return { seal, now, required }
  }
  const turns = createGuestTurns()
  const memory = createLockMemory(now)
  entryRoutes(api, { ...parts, turns, memory }, factors)
  ownRoutes(api, parts)
  loginRoutes(api)
  passwordRoutes(api, { ...parts, turns })
  twoFactorRoutes(api, { turns, ready: factors })
  viewRoutes(api, parts)
}

function entryRoutes(
  api: Api,
  parts: AccessParts & { readonly turns: GuestTurns; readonly memory: LockMemory },
  factors: () => Promise<FactorParts>,
): void {
  const { settings, seal, mode, officeAddress, turns, memory } = parts
  const { serve, system } = api
  serve(contract.login, async (_, input, asked) =>
    logIn(api, input, { asked, parts: await factors(), turns, memory }),
  )
  serve(contract.signup, async (_, input, asked) => {
    const chosen = await settings()
    await turns(asked.address, () => signUp(api, input, { asked, seal, mode, settings: chosen }))
    return null
  })
  serve(contract.setUp, async (_, input, { address }) => {
    await turns(address, () => setUp(api, input, mode))
    return null
  })
  serve(contract.logout, (caller) =>
    system(async (tx) => {
      await closeSession(tx, caller.sessionId)
      return null
    }),
  )
  serve(contract.partnerTicket, (caller, _, asked) =>
    system((tx) => issueTicket(tx, caller, officeAddress(asked))),
  )
  serve(contract.exchangeTicket, async (_, { code }, asked) =>
    turns(asked.address, async () => exchange(api, code, { asked, parts: await factors() })),
  )
}

function ownRoutes(api: Api, { seal, settings, mode, playerAddress }: AccessParts): void {
  const { serve, read, system } = api
  serve(contract.session, async (caller, _, { site }) => {
    const viewedBy = await nameOf(api, caller.viewedBy)
    const idle = (await settings())['session.officeIdle']
    const idleMinutes = site === 'OFFICE' ? idleMinutesFor(idle, mode) : 0
    return read(caller, async (tx) => ({
      ...(await sessionOf(tx, caller)),
      unread: await countUnread(tx, caller.id),
      viewedBy,
      idleMinutes,
    }))
  })
  serve(contract.unlock, async (caller, { password }) => {
    await requirePassword(api, caller, password)
    return null
  })
  serve(contract.profile, (caller) => read(caller, (tx) => profileOf(tx, caller)))
  serve(contract.inviteCode, async (caller, _, asked) => {
    return `${playerAddress(asked)}/signup?parent=${encodeURIComponent(caller.code)}`
  })
  serve(contract.myDetails, (caller) => read(caller, (tx) => detailsOf(tx, caller, seal)))
  serve(contract.listFriends, (caller, page) => system((tx) => friendsOf(tx, caller.id, page)))
}
