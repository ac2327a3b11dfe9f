import { useEndpoint } from '@camellia/client/hooks'
import { readSite } from '@camellia/contract/site'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import styles from './sidebar.module.css'

/** Always in view while no real money is wired. */
export function PlayMoneyTag({ short = false }: { readonly short?: boolean }) {
  const { t } = useTexts()
  const site = useEndpoint(readSite, {}).data
  if (site?.mode !== 'play') return null
  return (
    <span className={styles.play} title={t('play.text')}>
      <OfficeIcon name="play" size={14} />
      <span className={short ? 'srOnly' : undefined}>{t('play.title')}</span>
    </span>
  )
}
