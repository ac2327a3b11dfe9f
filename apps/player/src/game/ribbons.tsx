import { useSession } from '@camellia/client/session'
import type { Gift } from '@camellia/contract/play'
import { useTexts } from '@camellia/i18n/texts'
import { Button, buttonClass } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { Won } from '@camellia/ui/money'
import { TRIED_ROUNDS } from '../site/fun-money'
import { JoinButton } from '../site/join-button'
import { SiteLink } from '../site/site-link'
import { gameHref } from '../site/use-games'
import styles from './ribbons.module.css'
import type { GiftRounds } from './use-gift-rounds'

/** What the player must know about the rounds on this screen besides the game itself. */
export function PaidRibbons({
  gifts: { offered, playing, play },
  waits,
}: {
  readonly gifts: GiftRounds
  readonly waits: boolean
}) {
  const { t } = useTexts()
  const [first] = offered
  if (waits) {
    return (
      <div className={styles.ribbon} role="status">
        <Icon name="history" size={16} />
        <span>{t('room.unfinished')}</span>
      </div>
    )
  }
  if (playing) return <GiftRibbon gift={playing} onEnd={() => play(undefined)} />
  if (!first) return null
  return (
    <div className={styles.ribbon} data-gift="">
      <Icon name="gift" size={16} />
      <GiftWords gift={first} />
      <Button look="primary" size="sm" onClick={() => play(first)}>
        {t('room.giftPlay')}
      </Button>
    </div>
  )
}

function GiftRibbon({ gift, onEnd }: { readonly gift: Gift; readonly onEnd: () => void }) {
  const { t } = useTexts()
  return (
    <div className={styles.ribbon} data-gift="" role="status">
      <Icon name="gift" size={16} />
      <GiftWords gift={gift} />
      <Button look="ghost" size="sm" onClick={onEnd}>
        {t('room.giftLater')}
      </Button>
    </div>
  )
}

function GiftWords({ gift }: { readonly gift: Gift }) {
  const { t } = useTexts()
  return (
    <span>
      <b>{t('gift.title')}</b> {t('gift.spins', { count: gift.spinsLeft ?? 0 })}
      {' · '}
      <Won amount={gift.bet ?? 0} />
    </span>
  )
}

/** Clear at every moment that nothing of this is money; a guest also learns how to go on. */
export function DemoRibbon({ code, rounds }: { readonly code: string; readonly rounds: number }) {
  const { t } = useTexts()
  const { isAuth } = useSession('isAuth')
  const tried = !isAuth && rounds >= TRIED_ROUNDS
  return (
    <div className={styles.ribbon} data-demo="" role={tried ? 'status' : undefined}>
      <b className={styles.demo}>DEMO</b>
      <span>{t(tried ? 'demo.tried' : 'room.demo')}</span>
      {isAuth ? <ForMoney code={code} /> : <JoinButton />}
    </div>
  )
}

function ForMoney({ code }: { readonly code: string }) {
  const { t } = useTexts()
  return (
    <SiteLink className={buttonClass('secondary', 'sm')} href={gameHref(code)}>
      {t('demo.forMoney')}
    </SiteLink>
  )
}
