import { useSession } from '@camellia/client/session'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { Digits } from '@camellia/ui/office-digits'
import { AgeOf } from '../site/age'
import styles from './money.module.css'
import { decisionIn } from './money.rules'
import { FromCell } from './queue-columns'
import { HandCell } from './queue-hand'
import type { QueueState } from './queue-state'

/** The same request in two lines. */
export function MoneyPhoneRow({
  row,
  state,
}: {
  readonly row: StaffTransaction
  readonly state: QueueState
}) {
  const { code } = useSession('code')
  const decision = state.queue.view.decided.get(row.id) ?? decisionIn(row, code)
  return (
    <>
      <span className="row">
        <b className={styles.phoneName}>{row.member.name}</b>
        <bdi className="t3 f12 ell">{row.member.code}</bdi>
      </span>
      <Digits value={row.amount} className={styles.phoneAmount} />
      <span className="f12 t2 ell">
        <FromCell row={row} />
      </span>
      <span className={styles.phoneHand}>
        <HandCell row={row} decision={decision} />
        {!decision && <AgeOf since={row.createdAt} />}
      </span>
    </>
  )
}
