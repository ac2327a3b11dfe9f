import { useTexts } from '@camellia/i18n/texts'
import { useSite } from '../site/use-site'
import styles from './side-menu.module.css'

/** Says so plainly while no real money is wired. */
export function PlayMoney() {
  const { t } = useTexts()
  if (useSite()?.mode !== 'play') return null
  return (
    <div className={styles.playMoney}>
      <b>{t('playMoney.title')}</b>
      {t('playMoney.text')}
    </div>
  )
}
