import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import styles from './waiting.module.css'
import type { News } from './waiting.rules'

/** What came in waits here, beside the tools: neither it nor this bar moves a row. */
export function NewBar({ news, onShow }: { readonly news: News; readonly onShow: () => void }) {
  const { t } = useTexts()
  const { arrived, following } = news
  if (arrived === 0 && following === 0) return null
  return (
    <div className={styles.newBar} role="status">
      <i aria-hidden="true" />
      <OfficeIcon name="upward" size={14} />
      <b>
        {arrived > 0
          ? t('waiting.arrived', { count: arrived })
          : t('waiting.following', { count: following })}
      </b>
      <span className={styles.why}>{t('waiting.held')}</span>
      <span className="fill" />
      <OfficeButton size="sm" onClick={onShow}>
        {t('waiting.showNew')} <Kbd>N</Kbd>
      </OfficeButton>
    </div>
  )
}
