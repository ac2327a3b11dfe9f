import { useSession } from '@camellia/client/session'
import type { Gift } from '@camellia/contract/play'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { Won } from '@camellia/ui/money'
import { askLogin } from '../site/dialogs'
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

/** Clear at every moment that nothing of this is money. */
export function DemoRibbon({ code }: { readonly code: string }) {
  const { t } = useTexts()
  const { isAuth } = useSession('isAuth')
  return (
    <div className={styles.ribbon} data-demo="">
      <b className={styles.demo}>DEMO</b>
      <span>{t('room.demo')}</span>
      {!isAuth && (
        <Button size="sm" onClick={() => askLogin(gameHref(code))}>
          {t('word.login')}
        </Button>
      )}
    </div>
  )
}
