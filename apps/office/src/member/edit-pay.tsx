import { useRefresh } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import type { MemberPanel } from '@camellia/contract/member-panel'
import { listMemberTransfers } from '@camellia/contract/member-panel'
import { readShell } from '@camellia/contract/report'
import {
  collectFromMember,
  listHandovers,
  listTransactions,
  payMember,
  transactionTotals,
} from '@camellia/contract/transaction-queue'
import { useTexts } from '@camellia/i18n/texts'
import { won as wonOf } from '@camellia/kernel/won'
import { AmountField } from '@camellia/ui/amount-field'
import { Won } from '@camellia/ui/money'
import { OfficeButton } from '@camellia/ui/office-button'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeTextArea } from '@camellia/ui/office-field'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { FormDialog, REASON_MAX } from '../site/form-dialog'
import { useShell } from '../site/use-shell'
import { useEdit } from './edit-dialog'
import styles from './edit-pay.module.css'
import { afterHandover, type Handover } from './pay.rules'

const QUICK = [10_000, 50_000, 100_000, 500_000, 1_000_000] as const
const CALLS = { PAYMENT: payMember, COLLECT: collectFromMember } as const

/** Pays a member or takes back: how much, what for, and what it leaves, before the click. */
export function PayDialog({
  what,
  member,
  onClose,
}: {
  readonly what: Handover
  readonly member: MemberPanel
  readonly onClose: () => void
}) {
  const { t, won } = useTexts()
  const [amount, setAmount] = useState(0)
  const [memo, setMemo] = useState('')
  const { run, busy, refusal } = usePay(what, amount, onClose)
  const from = useShell()?.fourEyesFrom
  const two = from !== undefined && amount >= from
  const { after, enough } = afterHandover(what, member.balance, amount)
  return (
    <FormDialog
      title={t(`pay.title.${what}`, { name: member.name })}
      action={amount > 0 ? t(`pay.do.${what}`, { amount: won(amount) }) : t(`pay.menu.${what}`)}
      look={what === 'PAYMENT' ? 'ok' : 'badSolid'}
      width={540}
      busy={busy}
      ready={amount > 0 && enough && memo.trim() !== ''}
      refusal={refusal}
      onSubmit={() => run({ id: member.id, amount: wonOf(amount), memo: memo.trim() })}
      onClose={onClose}
    >
      <AmountField
        label={t('pay.amount')}
        value={amount}
        onChange={setAmount}
        error={enough ? undefined : t('pay.tooMuch')}
        data-autofocus
        compact
      />
      <Quick
        {...(what === 'COLLECT' && { all: member.balance })}
        onAdd={(more) => setAmount(amount + more)}
        onSet={setAmount}
      />
      <BeforeAfter before={member.balance} after={after} />
      <OfficeTextArea
        label={t('pay.memo')}
        hint={t('edit.reasonHint')}
        rows={2}
        maxLength={REASON_MAX}
        value={memo}
        onChange={setMemo}
      />
      {two && (
        <p className={styles.two}>
          <OfficeIcon name="users" size={14} />
          {t('pay.two', { amount: won(from) })}
        </p>
      )}
    </FormDialog>
  )
}

function usePay(what: Handover, amount: number, onClose: () => void) {
  const { t, won } = useTexts()
  const refresh = useRefresh()
  return useEdit(CALLS[what], {
    done: '',
    onDone: ({ status }) => {
      if (status === 'PENDING') toast('info', t('pay.waits'))
      else toast('success', t(`pay.done.${what}`, { amount: won(amount) }))
      for (const shown of [
        listMemberTransfers,
        listHandovers,
        listTransactions,
        transactionTotals,
        readShell,
      ]) {
        void refresh(shown)
      }
      onClose()
    },
  })
}

/** Buttons add; the whole balance only where it can be taken. */
function Quick({
  all,
  onAdd,
  onSet,
}: {
  readonly all?: number
  readonly onAdd: (more: number) => void
  readonly onSet: (amount: number) => void
}) {
  const { t, number } = useTexts()
  return (
    <div className={styles.quick}>
      {QUICK.map((more) => (
        <OfficeButton key={more} size="sm" onClick={() => onAdd(more)}>
          <bdi dir="ltr" className="num">
            +{number(more)}
          </bdi>
        </OfficeButton>
      ))}
      {all !== undefined && (
        <OfficeButton size="sm" onClick={() => onSet(all)}>
          {t('pay.all')}
        </OfficeButton>
      )}
      <OfficeButton size="sm" look="ghost" onClick={() => onSet(0)}>
        {t('word.clear')}
      </OfficeButton>
    </div>
  )
}

/** The member's balance, and beside it mine. */
function BeforeAfter({ before, after }: { readonly before: number; readonly after: number }) {
  const { t } = useTexts()
  const { balance } = useSession('balance')
  return (
    <dl className={styles.money}>
      <div>
        <dt>{t('money.now.balance')}</dt>
        <dd>
          <Digits value={before} />
        </dd>
      </div>
      <OfficeIcon name="forth" size={14} className="t3" />
      <div>
        <dt>{t('pay.after')}</dt>
        <dd className={after < 0 ? 'tone-bad' : undefined}>
          <Digits value={after} />
        </dd>
      </div>
      <div className={styles.mine}>
        <dt>{t('shell.balance')}</dt>
        <dd>
          <Won amount={balance} />
        </dd>
      </div>
    </dl>
  )
}
