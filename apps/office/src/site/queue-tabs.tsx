import { useTexts } from '@camellia/i18n/texts'
import { Tabs } from '@camellia/ui/office-tabs'
import type { QueueFilter } from './queue-search'

/** The faces of a queue with how many each holds; while one searches, how many were found. */
export function QueueTabs<State extends string>({
  label,
  states,
  filter,
  found,
  countOf,
  labelOf,
  onChange,
}: {
  readonly label: string
  readonly states: readonly State[]
  readonly filter: QueueFilter<State>
  readonly found: number
  readonly countOf: (state: State) => number | undefined
  readonly labelOf: (state: State) => string
  readonly onChange: (change: { readonly state: State }) => void
}) {
  const { number } = useTexts()
  return (
    <Tabs
      label={label}
      value={filter.state}
      onChange={(state) => onChange({ state })}
      choices={states.map((state) => {
        const count = state === filter.state && filter.search ? found : countOf(state)
        const shown = count === undefined ? undefined : number(count)
        return { value: state, label: labelOf(state), count: shown }
      })}
    />
  )
}
