import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { toast } from '@camellia/ui/toast'
import { useFastDeposit } from '../site/use-fast-deposit'
import { type Account, BankCard } from './bank-card'
import { BlockTitle } from './block-title'
import styles from './money.module.css'

/** Where to send the money, and from whose name. */
export function CompanyAccount({
  account,
  depositor,
  number,
}: {
  readonly account: Account | null
  readonly depositor: string | null
  /** Which step of the form it is; none when nothing is left to fill in. */
  readonly number?: number
}) {
  const { t } = useTexts()
  return (
    <section className={`card ${styles.block}`}>
      <BlockTitle number={number} title={t('deposit.account')}>
        <FastDeposit />
      </BlockTitle>
      {account ? (
        <BankCard account={account}>
          <CopyNumber number={account.accountNumber} />
        </BankCard>
      ) : (
        <p className={styles.none}>{t('deposit.noAccount')}</p>
      )}
      <p className={styles.hint}>
        {depositor ? t('deposit.ownName', { name: depositor }) : t('deposit.ownNameOnly')}
      </p>
    </section>
  )
}

/** The account may be another one tomorrow: whoever doubts asks in one tap. */
function FastDeposit() {
  const { t } = useTexts()
  const { ask, busy, answer } = useFastDeposit()
  return (
    <>
      <button type="button" className={styles.fast} aria-busy={busy} onClick={ask}>
        <Icon name="zap" size={16} />
        {t('fast.ask')}
      </button>
      {answer}
    </>
  )
}

function CopyNumber({ number }: { readonly number: string }) {
  const { t } = useTexts()
  const copy = async () => {
    // Bank apps take the digits alone.
    await navigator.clipboard?.writeText(number.replace(/[\s-]/g, ''))
    toast('success', t('word.copied'))
  }
  return (
    <Button className={styles.copy} onClick={() => void copy()}>
      <Icon name="copy" size={16} />
      {t('deposit.copyNumber')}
    </Button>
  )
}
