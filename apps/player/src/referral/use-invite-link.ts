import { useEndpoint } from '@camellia/client/hooks'
import { inviteCode } from '@camellia/contract/access'

export function useInviteLink() {
  return useEndpoint(inviteCode, {})
}
