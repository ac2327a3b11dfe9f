import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { listNotices } from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { Section } from '../site/section'
import { Headline } from './headline'
import styles from './notice.module.css'
import { noticeHref } from './notice-search'

const SHOWN = 3

/** The latest notices, for a page about something else; nothing while there are none. */
export function Headlines() {
  const { t } = useTexts()
  const { isAuth } = useSession('isAuth')
  const { data } = useEndpoint(listNotices, { page: 1, size: SHOWN }, { enabled: isAuth })
  if (!isAuth || !data || data.items.length === 0) return null
  return (
    <Section title={t('nav.notice')} more={{ href: noticeHref(), label: t('home.all') }}>
      <ul className={`card ${styles.rows}`}>
        {data.items.map((notice) => (
          <Headline key={notice.id} notice={notice} />
        ))}
      </ul>
    </Section>
  )
}
