import { SCENES } from '@camellia/art/art'
import { useEndpoint } from '@camellia/client/hooks'
import { readSite } from '@camellia/contract/site'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { OfficeMark } from '@camellia/ui/office-mark'
import type { ReactNode } from 'react'
import { LanguageMenu, ThemeMenu } from '../site/look-menus'
import styles from './login.module.css'

/** The frame of every page before the shell: the picture, the brand and one form. */
export function AccessFrame({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}) {
  const { t } = useTexts()
  return (
    <div className={styles.page}>
      <Picture />
      <main className={styles.side}>
        <div className={styles.tools}>
          <LanguageMenu />
          <ThemeMenu />
        </div>
        <div className={styles.card}>
          <p className={styles.brand}>
            <OfficeMark size={36} />
            <b>Camellia</b>
            <span>{t('office.title')}</span>
          </p>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
        <PlayMoney />
      </main>
    </div>
  )
}

function PlayMoney() {
  const { t } = useTexts()
  const site = useEndpoint(readSite, {}).data
  if (site?.mode !== 'play') return null
  return (
    <p className={styles.play}>
      <OfficeIcon name="play" />
      <span>
        <b>{t('play.title')}</b> {t('play.text')}
      </span>
    </p>
  )
}

function Picture() {
  const { t } = useTexts()
  return (
    <aside className={styles.picture} style={{ backgroundImage: `url(${SCENES.bloom})` }}>
      <div className={styles.words}>
        <p className={styles.say}>
          {t('login.sayFirst')}
          <br />
          {t('login.saySecond')}
        </p>
        <ul>
          {(['login.promiseLive', 'login.promiseKeys', 'login.promiseBooks'] as const).map(
            (key) => (
              <li key={key}>
                <OfficeIcon name="check" size={14} />
                {t(key)}
              </li>
            ),
          )}
        </ul>
      </div>
    </aside>
  )
}
