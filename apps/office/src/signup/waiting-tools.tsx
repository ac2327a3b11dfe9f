import { useTexts } from '@camellia/i18n/texts'
import { ToolSearch } from '../site/tool-search'
import styles from './waiting.module.css'
import type { WaitingFilter, WaitingSearch } from './waiting-search'

/** Narrows the queue by id or nickname. */
export function WaitingTools({
  filter,
  onChange,
}: {
  readonly filter: WaitingFilter
  readonly onChange: (change: WaitingSearch) => void
}) {
  const { t } = useTexts()
  return (
    <ToolSearch
      main
      label={t('waiting.search')}
      value={filter.search}
      onText={(search) => onChange({ search })}
      className={styles.search}
    />
  )
}
