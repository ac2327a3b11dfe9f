import { useTexts } from '@camellia/i18n/texts'
import type { GameFace } from '@camellia/stage/face'
import { Button } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { Won } from '@camellia/ui/money'
import { priceOf } from '../slot.rules'
import styles from './buy.module.css'

/** Nothing is bought by one press: the price and both returns are shown first (games.md 4.2). */
export function BuyDialog({
  face,
  bet,
  balance,
  onBuy,
  onClose,
}: {
  readonly face: GameFace
  readonly bet: number
  readonly balance: number | undefined
  readonly onBuy: () => void
  readonly onClose: () => void
}) {
  const { t, number, percent, won } = useTexts()
  const { buyPrice = 0, buyRtp, rtp, freeSpins } = face
  const price = priceOf(bet, buyPrice)
  const buy = () => {
    onClose()
    onBuy()
  }
  return (
    <Dialog title={t('slot.buyTitle')} onClose={onClose} width={440}>
      <div className={styles.form}>
        <p>{t('slot.buyText', { n: number(freeSpins?.spins ?? 0) })}</p>
        <dl>
          <div>
            <dt>{t('slot.buyPrice', { n: number(buyPrice / 100) })}</dt>
            <dd>
              <Won amount={price} />
            </dd>
          </div>
          <div>
            <dt>{t('slot.buyReturn')}</dt>
            <dd>
              <bdi>{percent(buyRtp ?? rtp)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('slot.spinReturn')}</dt>
            <dd>
              <bdi>{percent(rtp)}</bdi>
            </dd>
          </div>
        </dl>
        <p className={styles.note}>{t('slot.buyNote')}</p>
        <Button look="primary" wide disabled={price > (balance ?? price)} onClick={buy}>
          {t('slot.buyConfirm', { amount: won(price) })}
        </Button>
        <Button wide onClick={onClose}>
          {t('word.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
