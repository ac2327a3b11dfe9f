import { SCENES } from '@camellia/art/art'
import { useTexts } from '@camellia/i18n/texts'
import { Skeleton } from '@camellia/ui/skeleton'
import { EmptyState } from '@camellia/ui/states'
import { GameTile } from '../site/game-tile'
import { GuestStrip } from '../site/guest-strip'
import { PageTitle } from '../site/section'
import { SiteLink } from '../site/site-link'
import { useGames } from '../site/use-games'
import styles from './mini.module.css'

export function MiniPage() {
  const { t } = useTexts()
  const { games, loading } = useGames()
  const minis = games.filter(({ type }) => type === 'MINI')
  return (
    <>
      <PageTitle title={t('mini.title')} sub={t('mini.sub')} />
      <GuestStrip />
      {!loading && minis.length === 0 && <EmptyState title={t('search.none')} icon="dice" />}
      <div className={styles.grid}>
        {loading && <Skeleton height={300} round={14} />}
        {minis.map((game) => (
          <GameTile key={game.code} game={game} />
        ))}
        <SiteLink className={styles.promise} href="/fairness">
          <img src={SCENES.fairness} alt="" />
          <b>{t('mini.promise')}</b>
          <span>{t('mini.promiseText')}</span>
        </SiteLink>
      </div>
    </>
  )
}
