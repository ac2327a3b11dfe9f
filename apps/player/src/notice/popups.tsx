import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { listPopups } from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { hiddenPopups, hidePopup } from './hidden-popups'
import styles from './popups.module.css'

/** The brief's section 9. */
const REFRESH_MS = 5_000
const SHOWN_MAX = 4
const SHOWN_MAX_SMALL = 1
const SMALL = '(max-width: 784px)'

const PopupCard = lazy(async () => ({ default: (await import('./popup-card')).PopupCard }))

/** Notices of the moment, above the page; closed ones stay away for a day. */
export function Popups() {
  const { t } = useTexts()
  const { isAuth } = useSession()
  const { data = [] } = useEndpoint(listPopups, {}, { everyMs: REFRESH_MS, enabled: isAuth })
  const [hidden, setHidden] = useState(hiddenPopups)
  const small = useSmall()
  const open = isAuth ? data.filter(({ id }) => !hidden.includes(id)) : []
  if (open.length === 0) return null
  return (
    <section className={styles.area} aria-label={t('popup.area')}>
      <Suspense fallback={null}>
        {open.slice(0, small ? SHOWN_MAX_SMALL : SHOWN_MAX).map((popup) => (
          <PopupCard key={popup.id} {...popup} onClose={() => setHidden(hidePopup(popup.id))} />
        ))}
      </Suspense>
    </section>
  )
}

function useSmall(): boolean {
  const [small, setSmall] = useState(() => window.matchMedia?.(SMALL).matches ?? false)
  useEffect(() => {
    const query = window.matchMedia?.(SMALL)
    const look = () => setSmall(query?.matches ?? false)
    query?.addEventListener('change', look)
    return () => query?.removeEventListener('change', look)
  }, [])
  return small
}
