import { useAction } from '@camellia/client/hooks'
import { partnerTicket } from '@camellia/contract/access'
import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { useRef } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import styles from './side-menu.module.css'

/** Opens the partner site in a new tab by a single-use code: no token in any address. */
export function PartnerEntry() {
  const { t } = useTexts()
  const onRefused = useRefusalToast()
  const tab = useRef<Window | null>(null)
  const ticket = useAction(partnerTicket, {
    onDone: ({ url }) => {
      if (tab.current) tab.current.location.href = url
    },
    onRefused: (refusal) => {
      tab.current?.close()
      onRefused(refusal)
    },
  })
  const open = () => {
    // The tab is opened within the click, or the browser would take it for an unwanted popup.
    tab.current = window.open('about:blank', '_blank')
    if (tab.current) tab.current.opener = null
    ticket.run({})
  }
  return (
    <button type="button" className={styles.entry} onClick={open} title={t('nav.partner')}>
      <Icon name="partner" />
      <span className={styles.label}>{t('nav.partner')}</span>
    </button>
  )
}
