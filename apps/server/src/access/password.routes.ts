import * as contract from '@camellia/contract/password'
import type { Seal } from '@camellia/db/sealed'
import type { Api } from '../http/api'
import type { ReadSettings } from '../setting/setting.service'
import {
  askForPassword,
  decideRequest,
  listRequests,
  resetPassword,
  setPassword,
} from './forgotten.service'
import type { GuestTurns } from './guest-turns'
import { BY_PHONE, type CodeGateway } from './one-time-code'
import { changePassword, changeWithdrawPassword } from './password.service'

export interface PasswordParts {
  readonly settings: ReadSettings
  readonly seal: Seal
  readonly mode: 'play' | 'real'
  readonly gateway?: CodeGateway
  readonly turns: GuestTurns
}

export function passwordRoutes(api: Api, parts: PasswordParts): void {
  const { serve, read, transact } = api
  const { settings, seal, mode, gateway = BY_PHONE, turns } = parts
  const rule = async () => ({ policy: (await settings())['site.passwordPolicy'], mode })
  serve(contract.changePassword, async (caller, input) => {
    await changePassword(api, caller, input, await rule())
    return null
  })
  serve(contract.changeWithdrawPassword, async (caller, input) => {
    await changeWithdrawPassword(api, caller, input)
    return null
  })
  serve(contract.forgotPassword, async (_, input, { address }) => {
    await turns(address, () => askForPassword(api, input, { address, seal }))
    return null
  })
  serve(contract.setPassword, async (_, input, asked) => {
    const chosen = await rule()
    await turns(asked.address, () => setPassword(api, input, { asked, rule: chosen }))
    return null
  })
  serve(contract.listPasswordRequests, (caller, input) =>
    read(caller, (tx) => listRequests(tx, caller, input, seal)),
  )
  serve(contract.decidePasswordRequest, (caller, input) =>
    transact(caller, (tx) => decideRequest(tx, caller, input, gateway)),
  )
  serve(contract.resetMemberPassword, (caller, input) => resetPassword(api, caller, input, gateway))
}
