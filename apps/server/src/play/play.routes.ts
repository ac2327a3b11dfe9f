import { bet as betCall } from '@camellia/contract/play'
import type { Api } from '../http/api'
import { bet, type Table } from './play.service'

export function playRoutes({ serve }: Api, table: Table): void {
  serve(betCall, (caller, input, { key }) => bet(table, caller, input, key))
}
