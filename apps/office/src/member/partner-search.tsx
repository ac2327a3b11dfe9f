import { useTexts } from '@camellia/i18n/texts'
import { OfficeSearch } from '@camellia/ui/office-search'
import { PickerList } from '../site/picker-list'
import { type FoundPartner, usePartnerSearch } from '../site/use-partner-search'
import { usePicker } from '../site/use-picker'
import styles from './people.module.css'

/** Finds a partner by the beginning of id or name, and opens the way to it. */
export function PartnerSearch({
  onFound,
}: {
  readonly onFound: (path: FoundPartner['path']) => void
}) {
  const { t } = useTexts()
  const picker = usePicker(usePartnerSearch, ({ path }) => onFound(path))
  return (
    <div className={styles.treeSearch}>
      <OfficeSearch
        {...picker.input}
        label={t('tree.find')}
        value={picker.text}
        onText={picker.type}
        clearable={false}
      />
      <PickerList picker={picker} label={t('tree.find')} />
    </div>
  )
}
