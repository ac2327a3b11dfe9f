import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { listPopups } from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { lazy, Suspense, useMemo, useState } from 'react'
import { usePhone } from '../site/use-phone'
import { hiddenPopups, hidePopup } from './hidden-popups'
import styles from './popups.module.css'
import { useFirstPage } from './use-first-page'

/** The brief's section 9. */
const REFRESH_MS = 5_000
const SHOWN_MAX = 4
const SHOWN_MAX_SMALL = 1

const PopupCard = lazy(async () => ({ default: (await import('./popup-card')).PopupCard }))

/** Notices of the moment, above the first page of a visit; closed ones stay away for a day. */
export function Popups() {
  const { t } = useTexts()
  const { isAuth } = useSession('isAuth')
  const first = useFirstPage(isAuth)
  const options = { everyMs: REFRESH_MS, enabled: first }
  const { data = [], dataUpdatedAt } = useEndpoint(listPopups, {}, options)
  const [closed, setClosed] = useState(0)
  // Asked again with every refresh: a day may be over, or another tab has closed one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are when to ask.
  const hidden = useMemo(hiddenPopups, [dataUpdatedAt, closed])
  const small = usePhone()
  const close = (id: string) => {
    hidePopup(id)
    setClosed(closed + 1)
  }
  const open = first ? data.filter(({ id }) => !hidden.includes(id)) : []
  if (open.length === 0) return null
  return (
    <section className={styles.area} aria-label={t('popup.area')}>
      <Suspense fallback={null}>
        {open.slice(0, small ? SHOWN_MAX_SMALL : SHOWN_MAX).map((popup) => (
          <PopupCard key={popup.id} {...popup} onClose={() => close(popup.id)} />
        ))}
      </Suspense>
    </section>
  )
}
