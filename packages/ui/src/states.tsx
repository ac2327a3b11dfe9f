import { useTexts } from '@camellia/i18n/texts'
import type { Code } from '@camellia/kernel/codes'
import type { ReactNode } from 'react'
import { Button } from './button'
import { Icon, type IconName } from './icons'
import styles from './states.module.css'

/** Nothing here: says why, and what to do next. */
export function EmptyState({
  icon = 'info',
  title,
  children,
}: {
  readonly icon?: IconName
  readonly title: string
  readonly children?: ReactNode
}) {
  return (
    <div className={styles.state}>
      <span className={styles.picture}>
        <Icon name={icon} size={24} />
      </span>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}

/** It did not load: says why, and offers to try again. */
export function ErrorState({
  code,
  onRetry,
}: {
  readonly code: Code
  readonly onRetry: () => void
}) {
  const { t } = useTexts()
  return (
    <div className={styles.state} role="alert">
      <span className={styles.picture} data-tone="error">
        <Icon name="error" size={24} />
      </span>
      <p className={styles.title}>{t('table.failed')}</p>
      <p>{t(`code.${code}`)}</p>
      <Button size="sm" onClick={onRetry}>
        <Icon name="retry" size={16} />
        {t('word.retry')}
      </Button>
    </div>
  )
}
