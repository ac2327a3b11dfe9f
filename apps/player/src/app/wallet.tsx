import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { useCountUp } from '@camellia/ui/count-up'
import { Won } from '@camellia/ui/money'
import { openDialog } from '../site/dialogs'
import styles from './header.module.css'

/** Nickname, balance and points; the points open their conversion. */
export function Wallet() {
  const { t, number } = useTexts()
  const { name, balance, point } = useSession('name', 'balance', 'point')
  const shown = useCountUp(balance)
  const counted = useCountUp(point)
  const points = counted === undefined ? '–' : t('head.pointUnit', { amount: number(counted) })
  return (
    <div className={styles.wallet}>
      <span className={styles.who}>{name}</span>
      <span className={styles.value} data-testid="balance">
        <small>{t('head.balance')}</small>
        <b>
          <Won amount={shown} />
        </b>
      </span>
      <button
        type="button"
        className={styles.value}
        aria-label={`${t('head.convert')}: ${points}`}
        onClick={() => openDialog({ kind: 'convert' })}
      >
        <small>{t('head.points')}</small>
        <b>
          <bdi className="num">{points}</bdi>
        </b>
      </button>
    </div>
  )
}
