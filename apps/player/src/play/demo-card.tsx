import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { Won } from '@camellia/ui/money'
import { TRIED_ROUNDS } from '../site/fun-money'
import { JoinButton } from '../site/join-button'
import { SiteLink } from '../site/site-link'
import { gameHref } from '../site/use-games'
import styles from './demo-card.module.css'

/** Clear at every moment that nothing of this is money, and how one goes on from here. */
export function DemoCard({
  code,
  balance,
  rounds,
}: {
  readonly code: string
  readonly balance: number | undefined
  readonly rounds: number
}) {
  const { t } = useTexts()
  const { isAuth } = useSession('isAuth')
  const tried = !isAuth && rounds >= TRIED_ROUNDS
  return (
    <section className={`card ${styles.card}`} aria-label={t('game.demo')}>
      <p className={styles.head}>
        <b>DEMO</b>
        <span>{t('demo.balance')}</span>
        <strong>
          <Won amount={balance} />
        </strong>
      </p>
      <p role="status">{t(tried ? 'demo.tried' : 'room.demo')}</p>
      {isAuth ? (
        <SiteLink className={buttonClass('secondary')} href={gameHref(code)}>
          {t('demo.forMoney')}
        </SiteLink>
      ) : (
        <JoinButton size="md" />
      )}
    </section>
  )
}
