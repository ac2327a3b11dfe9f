import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import styles from './queue.module.css'

/** What came in waits here, beside the tools: neither it nor this bar moves a row. */
export function NewBar({
  says,
  onShow,
}: {
  /** How many wait; nothing where none does. */
  readonly says: string | undefined
  readonly onShow: () => void
}) {
  const { t } = useTexts()
  if (says === undefined) return null
  return (
    <div className={styles.newBar} role="status">
      <i aria-hidden="true" />
      <OfficeIcon name="upward" size={14} />
      <b>{says}</b>
      <span className={styles.why}>{t('waiting.held')}</span>
      <span className="fill" />
      <OfficeButton size="sm" onClick={onShow}>
        {t('waiting.showNew')} <Kbd>N</Kbd>
      </OfficeButton>
    </div>
  )
}
