import * as contract from '@camellia/contract/two-factor'
import type { Api } from '../http/api'
import type { GuestTurns } from './guest-turns'
import {
  confirmFactor,
  disableFactor,
  type FactorParts,
  factorState,
  logInWithFactor,
  removeFactor,
  renewRecovery,
  startFactor,
} from './two-factor.service'

export function twoFactorRoutes(
  api: Api,
  { turns, ready }: { readonly turns: GuestTurns; readonly ready: () => Promise<FactorParts> },
): void {
  const { serve, read, transact } = api
  serve(contract.twoFactorLogin, async (_, input, asked) =>
    turns(asked.address, async () => logInWithFactor(api, input, { asked, parts: await ready() })),
  )
  serve(contract.twoFactorState, async (caller) => {
    const { required } = await ready()
    return read(caller, (tx) => factorState(tx, caller, required))
  })
  serve(contract.startTwoFactor, async (caller, { password }) =>
    startFactor(api, caller, password, (await ready()).seal),
  )
  serve(contract.confirmTwoFactor, async (caller, { code }) =>
    confirmFactor(api, caller, code, await ready()),
  )
  serve(contract.disableTwoFactor, async (caller, input) => {
    await disableFactor(api, caller, input, await ready())
    return null
  })
  serve(contract.renewRecoveryCodes, async (caller, { code }) =>
    renewRecovery(api, caller, code, await ready()),
  )
  serve(contract.removeTwoFactor, (caller, input) =>
    transact(caller, async (tx) => {
      await removeFactor(tx, caller, input)
      return null
    }),
  )
}
