import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import { useCallback } from 'react'
import { type FoundMember, useShowMember } from '../site/found-member'
import { PickerList } from '../site/picker-list'
import { useMemberSearch } from '../site/use-member-search'
import { usePicker } from '../site/use-picker'
import styles from './header.module.css'

const INPUT_ID = 'member-search'

export function focusSearch(): void {
  document.getElementById(INPUT_ID)?.focus()
}

/** Find anyone below me: type, arrow down, Enter. */
export function MemberSearch() {
  const { t } = useTexts()
  const open = useShowMember()
  const show = useCallback((member: FoundMember) => open(member), [open])
  const picker = usePicker(useMemberSearch, show)
  return (
    <div className={styles.search}>
      <span className={styles.box}>
        <OfficeIcon name="search" />
        <input
          {...picker.input}
          id={INPUT_ID}
          aria-label={t('keys.search')}
          placeholder={t('search.placeholder')}
          value={picker.text}
          onChange={(event) => picker.type(event.target.value)}
        />
        <Kbd>/</Kbd>
      </span>
      <PickerList picker={picker} />
    </div>
  )
}
