import { useEndpoint } from '@camellia/client/hooks'
import { listSignups } from '@camellia/contract/member'
import { useTexts } from '@camellia/i18n/texts'
import { Tabs } from '@camellia/ui/office-tabs'
import { SIGNUP_STATES, type WaitingFilter, type WaitingSearch } from './waiting-search'

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
  const { t, number } = useTexts()
  const counts = {
    WAITING: useCount('WAITING'),
    APPROVED: useCount('APPROVED'),
    REFUSED: useCount('REFUSED'),
  }
  const countOf = (state: (typeof SIGNUP_STATES)[number]) =>
    state === filter.state && filter.search ? total : counts[state]
  return (
    <Tabs
      label={t('menu.waiting')}
      value={filter.state}
      onChange={(state) => onChange({ state })}
      choices={SIGNUP_STATES.map((state) => {
        const count = countOf(state)
        return {
          value: state,
          label: t(`waiting.${state}`),
          count: count === undefined ? undefined : number(count),
        }
      })}
    />
  )
}

/** The smallest page there is: only its total is of interest. */
function useCount(state: (typeof SIGNUP_STATES)[number]): number | undefined {
  return useEndpoint(listSignups, { state, page: 1, size: 3 }).data?.total
}
