import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { listSignups } from '@camellia/contract/member'
import type { MemberId } from '@camellia/kernel/ids'
import { decisionsAbout } from '../site/queue.rules'
import { type Decision, decisionIn } from './waiting.rules'

const NEWEST = { page: 1, size: 100 } as const

/** Who decided the rows that went away: looked up among the newest decisions. */
export function useDecidedElsewhere(ids: readonly MemberId[]): ReadonlyMap<MemberId, Decision> {
  const { name } = useSession('name')
  const enabled = ids.length > 0
  const approved = useEndpoint(listSignups, { ...NEWEST, state: 'APPROVED' }, { enabled }).data
  const refused = useEndpoint(listSignups, { ...NEWEST, state: 'REFUSED' }, { enabled }).data
  const rows = [...(approved?.items ?? []), ...(refused?.items ?? [])]
  return decisionsAbout(ids, rows, (row) => decisionIn(row, name))
}
