import { useTexts } from '@camellia/i18n/texts'
import { useEffect, useRef, useState } from 'react'
import { lessMotion } from './count-up'
import { useFreePlace } from './free-place'
import { Icon } from './icons'
import styles from './scroll-to-top.module.css'

/** The brief's section 2. */
const SHOWN_AFTER_PX = 200
const HERE = [0]

export function ScrollToTop() {
  const { t } = useTexts()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > SHOWN_AFTER_PX)
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  const button = useRef<HTMLButtonElement>(null)
  const place = useFreePlace(button, { path: shown ? '' : undefined, lifts: HERE })
  if (!shown) return null
  return (
    <button
      ref={button}
      type="button"
      data-away={place === undefined ? '' : undefined}
      className={styles.button}
      aria-label={t('word.toTop')}
      title={t('word.toTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: lessMotion() ? 'auto' : 'smooth' })}
    >
      <Icon name="up" />
    </button>
  )
}
