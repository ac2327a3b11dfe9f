import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { Won } from '@camellia/ui/money'
import { type Account, BankCard } from './bank-card'
import styles from './money.module.css'

/** What will happen, in figures, before it does: how much, where to, and what is left. */
export function ConfirmWithdraw({
  amount,
  after,
  account,
  busy,
  onConfirm,
  onClose,
}: {
  readonly amount: number
  /** Undefined while the balance is not known. */
  readonly after: number | undefined
  readonly account: Account
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  return (
    <Dialog title={t('withdraw.sure')} width={460} onClose={onClose}>
      <div className={styles.confirm}>
        <BankCard account={account} />
        <dl className={styles.sums}>
          <dt>{t('withdraw.amount')}</dt>
          <dd>
            <Won amount={amount} />
          </dd>
          <dt>{t('withdraw.fee')}</dt>
          <dd>{t('withdraw.noFee')}</dd>
          <dt>{t('withdraw.wagering')}</dt>
          <dd>{t('withdraw.noWagering')}</dd>
          <dt>{t('withdraw.after')}</dt>
          <dd>
            <Won amount={after} />
          </dd>
        </dl>
        <p>{t('withdraw.sureText')}</p>
        <div className={styles.choices}>
          <Button onClick={onClose}>{t('withdraw.back')}</Button>
          <Button look="primary" busy={busy} onClick={onConfirm} data-autofocus>
            {t('withdraw.submit')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
