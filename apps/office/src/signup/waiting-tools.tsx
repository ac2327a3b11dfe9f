import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import { useEffect, useState } from 'react'
import styles from './waiting.module.css'
import type { WaitingFilter, WaitingSearch } from './waiting-search'

const INPUT_ID = 'queue-search'
const TYPING_MS = 250

export function focusQueueSearch(): void {
  document.getElementById(INPUT_ID)?.focus()
}

/** Narrows the queue by id or nickname; what is typed goes to the address bar. */
export function WaitingTools({
  filter,
  onChange,
}: {
  readonly filter: WaitingFilter
  readonly onChange: (change: WaitingSearch) => void
}) {
  const { t } = useTexts()
  const [text, setText] = useState(filter.search)
  useEffect(() => setText(filter.search), [filter.search])
  useEffect(() => {
    if (text.trim() === filter.search) return
    const timer = setTimeout(() => onChange({ search: text.trim() }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, filter.search, onChange])
  return (
    <span className={styles.search} data-on={filter.search ? '' : undefined}>
      <OfficeIcon name="search" size={14} />
      <input
        id={INPUT_ID}
        aria-label={t('waiting.search')}
        placeholder={t('waiting.search')}
        maxLength={40}
        autoComplete="off"
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
