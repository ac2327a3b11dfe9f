import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Switch } from '@camellia/ui/office-checkbox'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { usePhone } from '@camellia/ui/office-media'
import { ColumnChooser } from '@camellia/ui/office-table-columns'
import { FilterChip } from '@camellia/ui/office-table-filter'
import { DaysChoice } from '../site/days-choice'
import { ToolSearch } from '../site/tool-search'
import styles from './people.module.css'
import { useColumnChoices } from './people-columns'
import { FilterMenu } from './people-filter-menu'
import { MoreChips } from './people-filter-more'
import type { PeopleChange, PeopleSearch, PersonKind } from './people-search'
import type { useColumns } from './use-columns'
import type { Export } from './use-export'

export interface PeopleToolsProps {
  readonly kind: PersonKind
  readonly search: PeopleSearch
  readonly onChange: (change: PeopleChange) => void
  readonly columns: ReturnType<typeof useColumns>
  readonly csv: Export
  readonly open: 'columns' | 'filter' | undefined
  readonly onOpen: (open: 'columns' | 'filter' | undefined) => void
}

/** What narrows the list, then what is done with the list. */
export function PeopleTools(props: PeopleToolsProps) {
  const { t } = useTexts()
  const { kind, search, onChange, columns, open, onOpen } = props
  // Rows of two lines have no columns to choose.
  const phone = usePhone()
  const choices = useColumnChoices(props.kind)
  return (
    <div className={styles.tools}>
      <ToolSearch
        main
        label={t('people.search')}
        value={search.search}
        onText={(text) => onChange({ search: text })}
        className={styles.search}
      />
      <DaysChoice
        label={t('people.joined')}
        value={search.joined}
        other={search.from !== undefined || search.until !== undefined}
        onChange={(joined) => onChange({ joined, from: undefined, until: undefined })}
      />
      <Switch
        label={t('people.below')}
        on={!search.direct}
        onChange={(all) => onChange({ direct: all ? undefined : true })}
      />
      <Chips search={search} onChange={onChange} />
      <MoreChips {...{ kind, search, onChange }} />
      <FilterMenu
        kind={kind}
        search={search}
        onChange={onChange}
        open={open === 'filter'}
        onOpen={(on) => onOpen(on ? 'filter' : undefined)}
      />
      <span className={styles.end}>
        {!phone && (
          <ColumnChooser
            open={open === 'columns'}
            onOpen={(on) => onOpen(on ? 'columns' : undefined)}
            choices={choices}
            shown={columns.shown}
            onChange={columns.change}
            onReset={columns.reset}
          />
        )}
        <ExportButton csv={props.csv} />
      </span>
    </div>
  )
}

function Chips({ search, onChange }: Pick<PeopleToolsProps, 'search' | 'onChange'>) {
  const { t } = useTexts()
  const { status, from, until, online } = search
  const drop = onChange
  return (
    <>
      {status && (
        <FilterChip
          name={t('people.status')}
          drop={t('people.drop', { name: t('people.status') })}
          onDrop={() => drop({ status: undefined })}
        >
          {status
            .split('.')
            .map((one) => t(`memberStatus.${one}` as 'memberStatus.NORMAL'))
            .join(', ')}
        </FilterChip>
      )}
      {(from || until) && (
        <FilterChip
          name={t('people.joined')}
          drop={t('people.drop', { name: t('people.joined') })}
          onDrop={() => drop({ from: undefined, until: undefined })}
        >
          <bdi dir="ltr">
            {from ?? ''}–{until ?? ''}
          </bdi>
        </FilterChip>
      )}
      {online && (
        <FilterChip
          name={t('people.lastSeen')}
          drop={t('people.drop', { name: t('people.lastSeen') })}
          onDrop={() => drop({ online: undefined })}
        >
          {t('people.now')}
        </FilterChip>
      )}
    </>
  )
}

function ExportButton({ csv }: { readonly csv: Export }) {
  const { t, number } = useTexts()
  const { written, start, stop } = csv
  if (written === undefined) {
    return (
      <OfficeButton onClick={start}>
        <OfficeIcon name="csv" size={14} />
        CSV
      </OfficeButton>
    )
  }
  return (
    <OfficeButton onClick={stop} title={t('people.stopExport')} aria-live="polite">
      <OfficeIcon name="close" size={14} />
      CSV <bdi className="n t3">{number(written)}</bdi>
    </OfficeButton>
  )
}
