import { SCENES, tileOf } from '@camellia/art/art'
import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { listNotices } from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { Section } from '../site/section'
import { SiteLink } from '../site/site-link'
import { noticeHref } from './notice-search'
import styles from './promotions.module.css'

const SHOWN = 3
const PICTURES = [tileOf('crimson-fortune').image, SCENES.mini, SCENES.invite] as const

/** Events that are out now, as pictures with their name; nothing while there are none. */
export function Promotions() {
  const { t, day } = useTexts()
  const { isAuth } = useSession('isAuth')
  const asked = { page: 1, size: SHOWN, category: 'EVENT' } as const
  const { data } = useEndpoint(listNotices, asked, { enabled: isAuth })
  if (!isAuth || !data || data.items.length === 0) return null
  const more = { href: noticeHref({ category: 'EVENT' }), label: t('home.all') }
  return (
    <Section title={t('home.promotions')} more={more}>
      <div className={styles.cards}>
        {data.items.map(({ id, title, at }, index) => (
          <SiteLink key={id} className={styles.card} href={noticeHref({ id })}>
            <img src={PICTURES[index % PICTURES.length]} alt="" loading="lazy" />
            <small className="num">{day(at)}</small>
            <b>
              <bdi>{title}</bdi>
            </b>
          </SiteLink>
        ))}
      </div>
    </Section>
  )
}
