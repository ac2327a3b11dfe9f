import { useTexts } from '@camellia/i18n/texts'
import { useSite } from '../site/use-site'
import styles from './closing-strip.module.css'

/** The site will be closed for maintenance within the hour: said before it happens. */
export function ClosingStrip() {
  const { t, time, language } = useTexts()
  const closing = useSite()?.closing
  if (!closing) return null
  const { messages, startsAt, endsAt } = closing
  const words = [
    t('checkup.soon', { from: time(startsAt) }),
    endsAt && t('checkup.until', { at: time(endsAt) }),
    messages[language] ?? messages.en,
  ]
  return (
    <p role="status" dir="auto" className={styles.strip}>
      {words.filter(Boolean).join(' ')}
    </p>
  )
}
