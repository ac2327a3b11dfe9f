import { useEndpoint } from '@camellia/client/hooks'
import { listCompanyAccounts } from '@camellia/contract/company-account'
import { readSite } from '@camellia/contract/site'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { usePhone } from '@camellia/ui/office-media'
import { OfficePopover } from '@camellia/ui/office-popover'
import { ColumnChooser } from '@camellia/ui/office-table-columns'
import { useState } from 'react'
import { DaysChoice } from '../site/days-choice'
import { FileButton } from '../site/file-button'
import { MemberFilter } from '../site/member-filter'
import { ToolSelect } from '../site/tool-select'
import filters from './filters.module.css'
import { type MoneyNarrow, narrowIn } from './money-search'
import { useMoneyChoices } from './queue-columns'
import type { QueueState } from './queue-state'
import { useQueueFile } from './use-queue-file'

interface FiltersProps {
  readonly state: QueueState
}

/** Narrows the queue, chooses its columns, and hands out all it finds as a file. */
export function QueueFilters({ state }: FiltersProps) {
  const { t } = useTexts()
  const phone = usePhone()
  const [open, setOpen] = useState<'filter' | 'columns'>()
  const { search, change, columns, queue } = state
  const choices = useMoneyChoices(queue.kind)
  return (
    <>
      <DaysChoice
        label={t('money.askedAt')}
        value={search.days}
        other={search.from !== undefined || search.until !== undefined}
        onChange={(days) => change({ days, from: undefined, until: undefined })}
      />
      <FilterMenu
        state={state}
        open={open === 'filter'}
        onOpen={(on) => setOpen(on ? 'filter' : undefined)}
      />
      <span className="fill" />
      {!phone && (
        <ColumnChooser
          open={open === 'columns'}
          onOpen={(on) => setOpen(on ? 'columns' : undefined)}
          choices={choices}
          shown={columns.shown}
          onChange={columns.change}
          onReset={columns.reset}
        />
      )}
      <FileButton file={useQueueFile(state)} />
    </>
  )
}

function FilterMenu({
  state,
  open,
  onOpen,
}: FiltersProps & { readonly open: boolean; readonly onOpen: (open: boolean) => void }) {
  const { t, number } = useTexts()
  const { search, change } = state
  const { days: _, ...narrow } = narrowIn({ ...search })
  const on = Object.keys(narrow).length
  const none = Object.fromEntries(Object.keys(narrow).map((key) => [key, undefined]))
  return (
    <OfficePopover
      open={open}
      onChange={onOpen}
      label={t('people.filter')}
      width={340}
      target={
        <button
          type="button"
          className={filters.open}
          aria-expanded={open}
          data-on={on > 0 ? '' : undefined}
          onClick={() => onOpen(!open)}
        >
          <OfficeIcon name="plus" size={12} />
          {t('people.filter')} {on > 0 && <b className="num">{number(on)}</b>}
        </button>
      }
    >
      <div className={filters.menu}>
        <Ranges search={search} onChange={change} />
        <Banks state={state} />
        <People search={search} onChange={change} />
        {on > 0 && (
          <OfficeButton size="sm" onClick={() => change(none)}>
            {t('people.dropAll')}
          </OfficeButton>
        )}
      </div>
    </OfficePopover>
  )
}

interface Part {
  readonly search: MoneyNarrow
  readonly onChange: QueueState['change']
}

/** From one business day to another, and from one amount to another. */
function Ranges({ search, onChange }: Part) {
  const { t } = useTexts()
  const amount = (part: 'min' | 'max', typed: string) =>
    onChange({ [part]: typed === '' ? undefined : Number(typed) })
  return (
    <>
      <fieldset>
        <legend>{t('money.askedAt')}</legend>
        <div className={filters.range}>
          {(['from', 'until'] as const).map((part) => (
            <input
              key={part}
              type="date"
              aria-label={t(`people.${part}`)}
              value={search[part] ?? ''}
              onChange={({ target }) =>
                onChange({ days: undefined, [part]: target.value || undefined })
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('queueFilter.amount')}</legend>
        <div className={filters.range}>
          {(['min', 'max'] as const).map((part) => (
            <input
              key={part}
              type="number"
              min={1}
              inputMode="numeric"
              placeholder={t(`queueFilter.${part}`)}
              aria-label={t(`queueFilter.${part}`)}
              value={search[part] ?? ''}
              onChange={({ target }) => amount(part, target.value)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

function Banks({ state: { search, change, queue } }: FiltersProps) {
  const { t } = useTexts()
  const deposits = queue.kind === 'DEPOSIT'
  const banks = useEndpoint(readSite, {}).data?.banks ?? []
  const accounts = useEndpoint(listCompanyAccounts, {}, { enabled: deposits }).data ?? []
  if (queue.kind === 'HANDOVER') return null
  return (
    <>
      <ToolSelect
        label={t('queueFilter.bank')}
        any={t('queueFilter.anyBank')}
        className={filters.wide}
        value={search.bank}
        choices={banks.map((name) => ({ value: name, label: name }))}
        onChange={(bank) => change({ bank })}
      />
      {deposits && (
        <ToolSelect
          label={t('queueFilter.companyAccount')}
          any={t('queueFilter.anyAccount')}
          className={filters.wide}
          value={search.account}
          choices={accounts.map(({ id, bank, holder, accountNumber }) => ({
            value: id,
            label: `${bank} ${holder} ${accountNumber.slice(-4)}`,
          }))}
          onChange={(account) => change({ account })}
        />
      )}
    </>
  )
}

/** Of a partner's whole line, and by whom. */
function People({ search, onChange }: Part) {
  const { t } = useTexts()
  return (
    <>
      {(['partner', 'assignee'] as const).map((part) => (
        <fieldset key={part}>
          <legend>{t(`queueFilter.${part}`)}</legend>
          <MemberFilter member={search[part]} onChange={(found) => onChange({ [part]: found })} />
        </fieldset>
      ))}
    </>
  )
}
