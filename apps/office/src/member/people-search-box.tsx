import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import { useEffect, useState } from 'react'
import styles from './people.module.css'

const INPUT_ID = 'people-search'
const TYPING_MS = 250

export function focusPeopleSearch(): void {
  document.getElementById(INPUT_ID)?.focus()
}

/** Narrows the list; what is typed goes to the address bar. */
export function SearchBox({
  search,
  onChange,
}: {
  readonly search: { readonly search?: string }
  readonly onChange: (change: { readonly search: string }) => void
}) {
  const { t } = useTexts()
  const kept = search.search ?? ''
  const [text, setText] = useState(kept)
  useEffect(() => setText(kept), [kept])
  useEffect(() => {
    if (text.trim() === kept) return
    const timer = setTimeout(() => onChange({ search: text.trim() }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, kept, onChange])
  return (
    <span className={styles.search} data-on={kept ? '' : undefined}>
      <OfficeIcon name="search" size={14} />
      <input
        id={INPUT_ID}
        aria-label={t('people.search')}
        placeholder={t('people.search')}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      {text ? (
        <OfficeIconButton
          icon="close"
          size={14}
          label={t('word.clear')}
          onClick={() => setText('')}
        />
      ) : (
        <Kbd>F</Kbd>
      )}
    </span>
  )
}
