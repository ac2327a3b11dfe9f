import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import styles from './guest-strip.module.css'
import { JoinButton } from './join-button'

/** Tells a guest in a lobby that everything in it can be tried, and how to go on from there. */
export function GuestStrip() {
  const { t } = useTexts()
  const { isAuth } = useSession('isAuth')
  if (isAuth) return null
  return (
    <section className={`card ${styles.strip}`}>
      <Icon name="play" size={20} />
      <p>
        <b>{t('demo.title')}</b>
        <span>{t('demo.text')}</span>
      </p>
      <JoinButton />
    </section>
  )
}
