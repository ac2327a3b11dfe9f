import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import { useState } from 'react'
import { useShowMember } from '../site/found-member'
import styles from './header.module.css'
import { MemberOption } from './member-option'
import { useSearchBox } from './use-search-box'

const INPUT_ID = 'member-search'

export function focusSearch(): void {
  document.getElementById(INPUT_ID)?.focus()
}

/** Find anyone below me: type, arrow down, Enter. */
export function MemberSearch() {
  const { t } = useTexts()
  const [focused, setFocused] = useState(false)
  const box = useSearchBox(useShowMember())
  const open = focused && box.text.trim() !== ''
  return (
    <div className={styles.search}>
      <span className={styles.box}>
        <OfficeIcon name="search" />
        <input
          id={INPUT_ID}
          role="combobox"
          aria-expanded={open}
          aria-controls="member-results"
          aria-activedescendant={open && box.chosen ? `found-${box.chosen.id}` : undefined}
          aria-label={t('keys.search')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={box.text}
          onChange={(event) => box.type(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onKeyDown={box.onKeyDown}
        />
        <Kbd>/</Kbd>
      </span>
      {open && <Results box={box} />}
    </div>
  )
}

function Results({ box }: { readonly box: ReturnType<typeof useSearchBox> }) {
  const { t } = useTexts()
  return (
    <div
      id="member-results"
      className={styles.results}
      role="listbox"
      aria-label={t('search.results')}
    >
      {box.found.map((member) => (
        <MemberOption
          key={member.id}
          member={member}
          asked={box.asked}
          selected={member === box.chosen}
          onChoose={() => box.choose(member)}
        />
      ))}
      {box.found.length === 0 && (
        <p className={styles.hint} role="status">
          {t(box.searching ? 'word.loading' : 'search.none')}
        </p>
      )}
    </div>
  )
}
