import { type TextKey, useTexts } from '@camellia/i18n/texts'
import { Icon, type IconName } from '@camellia/ui/icons'
import { Section } from '../site/section'
import styles from './home.module.css'

const PROMISES: readonly (readonly [IconName, TextKey, TextKey])[] = [
  ['percent', 'promise.rtpTitle', 'promise.rtpText'],
  ['lock', 'promise.seedTitle', 'promise.seedText'],
  ['scale', 'promise.equalTitle', 'promise.equalText'],
  ['book', 'promise.bookTitle', 'promise.bookText'],
]

export function Promises() {
  const { t } = useTexts()
  return (
    <Section title={t('promise.title')} more={{ href: '/fairness', label: t('home.verify') }}>
      <ul className={styles.promises}>
        {PROMISES.map(([icon, title, text]) => (
          <li key={title} className={`card ${styles.promise}`}>
            <Icon name={icon} size={24} />
            <b>{t(title)}</b>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
