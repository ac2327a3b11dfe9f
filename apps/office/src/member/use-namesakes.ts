import { useEndpoint } from '@camellia/client/hooks'
import { findNamesakes } from '@camellia/contract/member-edit'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { usePaused } from '../site/use-paused'

/** Says who has this nickname already, if anybody below me does; it may be used all the same. */
export function useNamesakes(name: string, except?: MemberId): string | undefined {
  const { t } = useTexts()
  const said = usePaused(name.trim())
  const { data } = useEndpoint(
    findNamesakes,
    { name: said || '-', ...(except && { except }) },
    { enabled: said !== '' },
  )
  if (said === '' || said !== name.trim() || !data || data.length === 0) return undefined
  return t('edit.namesake', { codes: data.map(({ code }) => code).join(', ') })
}
