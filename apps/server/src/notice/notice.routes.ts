import { listPopups } from '@camellia/contract/notice'
import type { Api } from '../http/api'
import { selectPopups } from './notice.sql'

export function noticeRoutes({ serve, read }: Api): void {
  serve(listPopups, (caller, _, { language }) => read(caller, (tx) => selectPopups(tx, language)))
}
