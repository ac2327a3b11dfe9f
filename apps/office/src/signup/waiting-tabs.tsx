import { useEndpoint } from '@camellia/client/hooks'
import { listSignups } from '@camellia/contract/member'
import { useTexts } from '@camellia/i18n/texts'
import { QueueTabs } from '../site/queue-tabs'
import {
  SIGNUP_STATES,
  type SignupState,
  type WaitingFilter,
  type WaitingSearch,
} from './waiting-search'

/** Three faces of the queue with how many each holds. */
export function WaitingTabs({
  filter,
  total,
  onChange,
}: {
  readonly filter: WaitingFilter
  readonly total: number
  readonly onChange: (change: WaitingSearch) => void
}) {
  const { t } = useTexts()
  const counts = {
    WAITING: useCount('WAITING'),
    APPROVED: useCount('APPROVED'),
    REFUSED: useCount('REFUSED'),
  }
  return (
    <QueueTabs
      label={t('menu.waiting')}
      states={SIGNUP_STATES}
      filter={filter}
      found={total}
      countOf={(state) => counts[state]}
      labelOf={(state) => t(`waiting.${state}`)}
      onChange={onChange}
    />
  )
}

/** The smallest page there is: only its total is of interest. */
function useCount(state: SignupState): number | undefined {
  return useEndpoint(listSignups, { state, page: 1, size: 3 }).data?.total
}
