import type { ReactNode } from 'react'
import styles from './money.module.css'

export interface Account {
  readonly bank: string
  readonly holder: string
  readonly accountNumber: string
}

export function BankCard({
  account: { bank, holder, accountNumber },
  children,
}: {
  readonly account: Account
  readonly children?: ReactNode
}) {
  return (
    <div className={styles.account}>
      <span className={styles.bank} aria-hidden="true">
        {[...bank][0]}
      </span>
      <div>
        <p>
          <bdi>{bank}</bdi> · <bdi>{holder}</bdi>
        </p>
        <bdi className={styles.accountNumber} dir="ltr">
          {accountNumber}
        </bdi>
      </div>
      {children}
    </div>
  )
}
