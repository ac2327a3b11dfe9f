import { useTexts } from '@camellia/i18n/texts'
import { useEffect, useState } from 'react'
import { lessMotion } from './count-up'
import { Icon } from './icons'
import styles from './scroll-to-top.module.css'

/** The brief's section 2. */
const SHOWN_AFTER_PX = 200

export function ScrollToTop() {
  const { t } = useTexts()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > SHOWN_AFTER_PX)
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!shown) return null
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('word.toTop')}
      title={t('word.toTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: lessMotion() ? 'auto' : 'smooth' })}
    >
      <Icon name="up" />
    </button>
  )
}
