import { useTexts } from '@camellia/i18n/texts'
import { IconButton } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { toast } from '@camellia/ui/toast'
import type { ReactNode } from 'react'
import styles from './fairness.module.css'

/** A long value to compare letter by letter, with a button to take it along. */
export function Hash({
  label,
  help,
  value,
}: {
  readonly label: string
  readonly help?: ReactNode
  readonly value: string
}) {
  const { t } = useTexts()
  const copy = async () => {
    await navigator.clipboard?.writeText(value)
    toast('success', t('word.copied'))
  }
  return (
    <div className={styles.hash}>
      <span className={styles.hashLabel}>
        {label}
        {help}
      </span>
      <code dir="ltr">{value}</code>
      <IconButton label={`${t('word.copy')}: ${label}`} onClick={() => void copy()}>
        <Icon name="copy" size={16} />
      </IconButton>
    </div>
  )
}
