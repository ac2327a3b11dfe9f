import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { decisionsAbout } from '../site/queue.rules'
import { type Decision, decisionIn } from './money.rules'
import { MONEY, type MoneyKind } from './money-kind'

const NEWEST = { page: 1, size: 100 } as const

/** Who decided the rows that went away: looked up among the newest decisions. */
export function useDecidedElsewhere(
  kind: MoneyKind,
  ids: readonly string[],
): ReadonlyMap<string, Decision> {
  const { code } = useSession('code')
  const { list } = MONEY[kind]
  const enabled = ids.length > 0
  const finished = useEndpoint(list, { ...NEWEST, state: 'FINISHED' }, { enabled }).data
  const rejected = useEndpoint(list, { ...NEWEST, state: 'REJECTED' }, { enabled }).data
  const rows = [...(finished?.items ?? []), ...(rejected?.items ?? [])]
  return decisionsAbout(ids, rows, (row) => decisionIn(row, code))
}
