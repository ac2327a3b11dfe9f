import { useTexts } from '@camellia/i18n/texts'
import type { Code } from '@camellia/kernel/codes'
import type { ReactNode } from 'react'
import mark from './logo-mark.svg'
import { OfficeButton } from './office-button'
import { OfficeIcon, type OfficeIconName } from './office-icons'
import styles from './office-states.module.css'

/** Nothing here: with the flower when that is good news, with a picture when it is not. */
export function OfficeEmpty({
  icon,
  title,
  actions,
  children,
}: {
  readonly icon?: OfficeIconName
  readonly title: string
  readonly actions?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className={styles.state}>
      {icon ? (
        <OfficeIcon name={icon} size={20} className="t3" />
      ) : (
        <img className={styles.mark} src={mark} alt="" />
      )}
      <h2>{title}</h2>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** It did not load: what happened in words, the code small beside it, and a way to try again. */
export function OfficeFailed({
  code,
  onRetry,
}: {
  readonly code: Code
  readonly onRetry: () => void
}) {
  const { t } = useTexts()
  return (
    <div className={styles.state} role="alert">
      <OfficeIcon name="conflict" size={20} className="tone-bad" />
      <h2>{t('table.failed')}</h2>
      <p>
        {t(`code.${code}`)} <span className="t3 mono">{code}</span>
      </p>
      <div className={styles.actions}>
        <OfficeButton onClick={onRetry}>
          <OfficeIcon name="retry" size={14} />
          {t('word.retry')}
        </OfficeButton>
      </div>
    </div>
  )
}
