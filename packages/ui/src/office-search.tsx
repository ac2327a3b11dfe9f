import { useTexts } from '@camellia/i18n/texts'
import type { InputHTMLAttributes } from 'react'
import { classes } from './class-names'
import { OfficeIconButton } from './office-button'
import { OfficeIcon } from './office-icons'
import { Kbd } from './office-kbd'
import styles from './office-search.module.css'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'className'>

/** The look of a search box: a magnifier, the text, and a cross or the key that leads here. */
export function OfficeSearch({
  label,
  value,
  onText,
  on = false,
  cap,
  clearable = true,
  className,
  ...input
}: Native & {
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
  /** It narrows what is shown. */
  readonly on?: boolean
  readonly cap?: string
  readonly clearable?: boolean
  /** Sets --search-width, --search-phone or --search-height: how the box stands in its row. */
  readonly className?: string | undefined
}) {
  const { t } = useTexts()
  return (
    <span className={classes(styles.search, className)} data-on={on ? '' : undefined}>
      <OfficeIcon name="search" size={14} />
      <input
        aria-label={label}
        placeholder={label}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        {...input}
      />
      {clearable && value !== '' && (
        <OfficeIconButton
          icon="close"
          size={14}
          label={t('word.clear')}
          onClick={() => onText('')}
        />
      )}
      {cap !== undefined && value === '' && <Kbd>{cap}</Kbd>}
    </span>
  )
}
