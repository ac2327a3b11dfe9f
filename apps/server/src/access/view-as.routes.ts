import * as contract from '@camellia/contract/view-as'
import type { Api } from '../http/api'
import type { CallContext } from '../http/serve'
import { exchangeView, issueView } from './view-as.service'

export function viewRoutes(
  api: Api,
  sites: {
    readonly officeAddress: (asked: CallContext) => string
    readonly playerAddress: (asked: CallContext) => string
  },
): void {
  api.serve(contract.viewAs, (caller, input, asked) =>
    issueView(api, caller, input, {
      PLAYER: sites.playerAddress(asked),
      OFFICE: sites.officeAddress(asked),
    }),
  )
  api.serve(contract.exchangeView, (_, { code }, asked) => exchangeView(api, code, asked))
}
