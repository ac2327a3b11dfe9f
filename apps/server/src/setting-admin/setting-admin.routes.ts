import * as contract from '@camellia/contract/setting-admin'
import type { Api } from '../http/api'
import {
  changeSetting,
  decideSetting,
  listChanges,
  listSettings,
  previewSetting,
} from './setting-admin.service'

export function settingAdminRoutes({ serve, read, transact }: Api): void {
  serve(contract.listSettings, (caller) => read(caller, (tx) => listSettings(tx, caller)))
  serve(contract.listSettingChanges, (caller, { key }) =>
    read(caller, (tx) => listChanges(tx, caller, key)),
  )
  serve(contract.previewSetting, (caller, wish) => read(caller, (tx) => previewSetting(tx, wish)))
  serve(contract.changeSetting, (caller, wish) =>
    transact(caller, (tx) => changeSetting(tx, caller, wish)),
  )
  serve(contract.decideSetting, (caller, decision) =>
    transact(caller, async (tx) => {
      await decideSetting(tx, caller, decision)
      return null
    }),
  )
}
