import type { OwnTransaction } from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import styles from './money.module.css'

export function StatusTag({ of: { status, cancelled } }: { readonly of: OwnTransaction }) {
  const { t } = useTexts()
  const shown = cancelled ? 'CANCELLED' : status
  return (
    <span className={styles.status} data-status={shown}>
      {t(`moneyStatus.${shown}`)}
    </span>
  )
}
