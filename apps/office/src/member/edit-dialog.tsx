import { useAction, useRefresh } from '@camellia/client/hooks'
import type { AnyEndpoint, OutputOf } from '@camellia/contract/endpoint'
import { listMembers, memberTotals } from '@camellia/contract/member-list'
import { readMember } from '@camellia/contract/member-panel'
import { openBranch } from '@camellia/contract/member-tree'
import { listTrail } from '@camellia/contract/trail'
import type { Refusal } from '@camellia/kernel/refusal'
import { toast } from '@camellia/ui/toast'

/** Does it once, says so, and lets every list that shows members look again. */
export function useEdit<E extends AnyEndpoint>(
  endpoint: E,
  { done, onDone }: { readonly done: string; readonly onDone: (output: OutputOf<E>) => void },
) {
  const refresh = useRefresh()
  return useAction(endpoint, {
    onDone: (output) => {
      if (done) toast('success', done)
      for (const shown of [readMember, listMembers, memberTotals, listTrail, openBranch]) {
        void refresh(shown)
      }
      onDone(output)
    },
  })
}

/** The names of the fields that the server found wrong. */
export function wrongFields(refusal: Refusal | null): readonly string[] {
  const data = refusal?.data
  if (typeof data !== 'object' || data === null || !('fields' in data)) return []
  return Array.isArray(data.fields) ? data.fields.map(String) : []
}
