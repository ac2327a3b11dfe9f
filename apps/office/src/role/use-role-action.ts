import { type Action, useAction, useRefresh } from '@camellia/client/hooks'
import type { AnyEndpoint, InputOf } from '@camellia/contract/endpoint'
import { listRoles } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import type { Code } from '@camellia/kernel/codes'
import { toast } from '@camellia/ui/toast'

/** Changes something about roles: says so, and whoever shows them asks again. */
export function useRoleAction<E extends AnyEndpoint>(
  endpoint: E,
  {
    done,
    onDone,
    onRefused,
  }: {
    readonly done: string
    readonly onDone: () => void
    readonly onRefused?: (code: Code) => void
  },
): Action<InputOf<E>> {
  const { t } = useTexts()
  const refresh = useRefresh()
  return useAction(endpoint, {
    onDone: () => {
      void refresh(listRoles)
      toast('success', done)
      onDone()
    },
    onRefused: ({ code }) => {
      void refresh(listRoles)
      if (onRefused) onRefused(code)
      else toast('warning', t(`code.${code}`))
    },
  })
}
