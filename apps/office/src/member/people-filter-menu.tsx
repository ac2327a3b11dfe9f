import { MEMBER_STATUSES } from '@camellia/contract/member'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { OfficePopover } from '@camellia/ui/office-popover'
import styles from './people.module.css'
import { MoreFilters } from './people-filter-more'
import {
  type PeopleChange,
  type PeopleSearch,
  type PersonKind,
  type PersonStatus,
  statusesOf,
} from './people-search'

/** The filters that are wanted now and then. */
export function FilterMenu({
  kind,
  search,
  onChange,
  open,
  onOpen,
}: {
  readonly kind: PersonKind
  readonly search: PeopleSearch
  readonly onChange: (change: PeopleChange) => void
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}) {
  const { t } = useTexts()
  return (
    <OfficePopover
      open={open}
      onChange={onOpen}
      label={t('people.filter')}
      width={300}
      target={
        <button
          type="button"
          className={styles.addFilter}
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          <OfficeIcon name="plus" size={12} />
          {t('people.filter')}
        </button>
      }
    >
      <div className={styles.filters}>
        <StatusBoxes search={search} onChange={onChange} />
        <DayRange search={search} onChange={onChange} />
        <MoreFilters kind={kind} search={search} onChange={onChange} />
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={search.online ?? false}
            onChange={(event) => onChange({ online: event.target.checked || undefined })}
          />
          {t('people.onlyOnline')}
        </label>
      </div>
    </OfficePopover>
  )
}

interface Part {
  readonly search: PeopleSearch
  readonly onChange: (change: PeopleChange) => void
}

function StatusBoxes({ search, onChange }: Part) {
  const { t } = useTexts()
  const chosen = statusesOf(search)
  const toggle = (status: PersonStatus) => {
    const next = MEMBER_STATUSES.filter((one) => chosen.includes(one) !== (one === status))
    if (next.length > 0) onChange({ status: next.join('.') })
  }
  return (
    <fieldset>
      <legend>{t('people.status')}</legend>
      {MEMBER_STATUSES.map((status) => (
        <label key={status} className={styles.box}>
          <input
            type="checkbox"
            checked={chosen.includes(status)}
            onChange={() => toggle(status)}
          />
          {t(`memberStatus.${status}`)}
        </label>
      ))}
    </fieldset>
  )
}

function DayRange({ search, onChange }: Part) {
  const { t } = useTexts()
  const change = (part: 'from' | 'until', day: string) =>
    onChange({ joined: undefined, [part]: day || undefined })
  return (
    <fieldset>
      <legend>{t('people.joined')}</legend>
      <div className={styles.range}>
        {(['from', 'until'] as const).map((part) => (
          <input
            key={part}
            type="date"
            aria-label={t(`people.${part}`)}
            value={search[part] ?? ''}
            onChange={(event) => change(part, event.target.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
