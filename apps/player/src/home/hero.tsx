import type { OutputOf } from '@camellia/contract/endpoint'
import type { readHome } from '@camellia/contract/site'
import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { SiteLink } from '../site/site-link'
import { useGames } from '../site/use-games'
import styles from './hero.module.css'
import { Snow } from './snow'

type Figures = OutputOf<typeof readHome>

/** Fewer than this many here together is no crowd to speak of. */
const CROWD_MIN = 2

export function Hero({ figures }: { readonly figures: Figures | undefined }) {
  const { t } = useTexts()
  const crowd = figures?.connected ?? 0
  return (
    <section className={styles.hero}>
      <div className={styles.art} />
      <Snow />
      <div className={styles.words}>
        <span className={styles.eye}>
          <span className={styles.dot} />
          {crowd >= CROWD_MIN ? t('home.online', { count: crowd }) : t('home.open')}
        </span>
        <h1>
          {t('home.titleFirst')}
          <br />
          {t('home.titleSecond')}
        </h1>
        <p>{t('home.sub')}</p>
        <div className={styles.actions}>
          <SiteLink className={buttonClass('primary', 'lg')} href="/slot">
            {t('home.play')}
          </SiteLink>
          <SiteLink className={`${buttonClass('ghost', 'lg')} ${styles.ghost}`} href="/fairness">
            {t('home.verify')}
          </SiteLink>
        </div>
      </div>
      {figures && <LiveFigures figures={figures} />}
    </section>
  )
}

/** Only what is known: a figure that has too little behind it is not shown. */
function LiveFigures({ figures }: { readonly figures: Figures }) {
  const { t, number, percent } = useTexts()
  const { games } = useGames()
  const shown = [
    { label: t('home.rounds'), value: figures.roundsToday > 0 && number(figures.roundsToday) },
    { label: t('home.rtp'), value: figures.rtpToday !== null && percent(figures.rtpToday) },
    {
      label: t('home.titles'),
      value: games.length > 0 && t('home.count', { count: games.length }),
    },
  ].filter(({ value }) => value !== false)
  return (
    <dl className={styles.figures}>
      {shown.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
