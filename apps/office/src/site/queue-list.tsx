import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import type { OfficeIconName } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import type { ReactNode } from 'react'
import type { Keyed } from './queue.rules'
import type { QueueFilter } from './queue-search'
import type { ShownQueue } from './use-kept-queue'

interface NothingProps {
  readonly filter: QueueFilter<string>
  readonly onChange: (change: { readonly search?: string }) => void
  /** What stands where nothing was decided yet. */
  readonly icon: OfficeIconName
  /** What is said where nothing waits. */
  readonly praise: string
  /** States besides WAITING in which requests still wait. */
  readonly open?: readonly string[]
  /** Something narrows the list besides a search: takes it away. */
  readonly onDropAll?: (() => void) | undefined
}

/** The rows with their four faces: on the way, failed, nothing to do, and the queue itself. */
export function QueueList({
  queue,
  wide,
  narrow,
  ...nothing
}: NothingProps & {
  readonly queue: Pick<ShownQueue<Keyed, unknown>, 'view' | 'loading' | 'refusal' | 'retry'>
  readonly wide: ReactNode
  readonly narrow: ReactNode
}) {
  const { loading, refusal, view, retry } = queue
  const late = useLater(loading)
  const phone = usePhone()
  if (loading && !late) return <div className="fill" />
  if (refusal && view.rows.length === 0) return <OfficeFailed code={refusal.code} onRetry={retry} />
  if (!loading && view.rows.length === 0) return <NothingHere {...nothing} />
  return phone && !loading ? narrow : wide
}

function NothingHere({ filter, onChange, icon, praise, open = [], onDropAll }: NothingProps) {
  const { t } = useTexts()
  // Nothing found is not nothing to do.
  if (onDropAll) {
    return (
      <OfficeEmpty
        icon="searchNone"
        title={t('waiting.noneFound')}
        actions={<OfficeButton onClick={onDropAll}>{t('people.dropAll')}</OfficeButton>}
      />
    )
  }
  if (filter.search) {
    return (
      <OfficeEmpty
        icon="searchNone"
        title={t('waiting.noneFound')}
        actions={
          <OfficeButton onClick={() => onChange({ search: '' })}>
            {t('waiting.dropSearch')}
          </OfficeButton>
        }
      >
        <p>{t('waiting.noneFoundHint', { search: filter.search })}</p>
      </OfficeEmpty>
    )
  }
  if (filter.page > 1) {
    return (
      <OfficeEmpty
        icon="searchNone"
        title={t('waiting.pageEmpty')}
        actions={<OfficeButton onClick={() => onChange({})}>{t('waiting.firstPage')}</OfficeButton>}
      />
    )
  }
  const waits = filter.state === 'WAITING' || open.includes(filter.state)
  if (!waits) return <OfficeEmpty icon={icon} title={t('waiting.noneYet')} />
  return (
    <OfficeEmpty title={praise}>
      <p>{t('waiting.praiseHint')}</p>
    </OfficeEmpty>
  )
}
