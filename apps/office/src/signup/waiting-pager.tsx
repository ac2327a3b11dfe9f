import { PAGE_SIZES } from '@camellia/contract/fields'
import { CountedPager } from '@camellia/ui/office-table-pager'
import type { Queue } from './use-queue'
import type { WaitingFilter, WaitingSearch } from './waiting-search'

export function WaitingPager({
  filter,
  queue,
  onChange,
}: {
  readonly filter: WaitingFilter
  readonly queue: Queue
  readonly onChange: (change: WaitingSearch) => void
}) {
  return (
    <CountedPager
      page={filter.page}
      size={filter.size}
      total={queue.total}
      sizes={PAGE_SIZES}
      onPage={(page) => onChange({ page })}
      onSize={(size) => onChange({ size })}
    />
  )
}
