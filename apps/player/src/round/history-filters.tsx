import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { Chip, ChipGap, ChipSelect, Chips } from '../site/chips'
import { DayRange } from '../site/day-range'
import { useGames } from '../site/use-games'
import styles from './history.module.css'
import { type HistoryChange, type HistorySearch, RESULTS, SPANS } from './history-search'

interface Props {
  readonly search: HistorySearch
  readonly onChange: (change: HistoryChange) => void
}

/** The kinds of games there are now. */
const TYPES = ['SLOT', 'MINI'] as const

export function HistoryFilters({ search, onChange }: Props) {
  const { t } = useTexts()
  return (
    <div className={styles.filters}>
      <Chips label={t('history.filter')}>
        {[undefined, ...SPANS].map((span) => (
          <Chip
            key={span ?? 'all'}
            on={search.when === span}
            onClick={() => onChange({ when: span })}
          >
            {span === 'range' && <Icon name="calendar" size={16} />}
            {t(`historySpan.${span ?? 'all'}`)}
          </Chip>
        ))}
        <ChipGap />
        <What search={search} onChange={onChange} />
      </Chips>
      {search.when === 'range' && <DayRange days={search} onChange={onChange} />}
    </div>
  )
}

function What({ search, onChange }: Props) {
  const { t } = useTexts()
  const { games, nameOf } = useGames()
  const offered = games.filter(({ type }) => !search.type || type === search.type)
  return (
    <>
      <ChipSelect
        label={t('history.type')}
        all={t('history.type')}
        value={search.type}
        choices={TYPES.map((type) => ({ value: type, label: t(`gameType.${type}`) }))}
        onChange={(type) => onChange({ type, game: undefined })}
      />
      <ChipSelect
        label={t('round.game')}
        all={t('round.game')}
        value={search.game}
        choices={offered.map(({ code }) => ({ value: code, label: nameOf(code) }))}
        onChange={(game) => onChange({ game })}
      />
      <ChipSelect
        label={t('history.result')}
        all={t('history.result')}
        value={search.result}
        choices={RESULTS.map((result) => ({ value: result, label: t(`historyResult.${result}`) }))}
        onChange={(result) => onChange({ result })}
      />
    </>
  )
}
