import { useAction, useRefresh } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { fundGifts, readGiftBudget } from '@camellia/contract/gift'
import { readShell } from '@camellia/contract/report'
import { useTexts } from '@camellia/i18n/texts'
import { won as wonOf } from '@camellia/kernel/won'
import { AmountField } from '@camellia/ui/amount-field'
import { OfficeButton } from '@camellia/ui/office-button'
import { Digits } from '@camellia/ui/office-digits'
import { toast } from '@camellia/ui/toast'
import { type ReactNode, useState } from 'react'
import { FormDialog } from '../site/form-dialog'
import { useFresh } from '../site/live'
import { FundingWaits } from './funding-waits'
import styles from './gift.module.css'
import { usedOf } from './gift.rules'

export type Budget = OutputOf<typeof readGiftBudget>
type Direction = 'IN' | 'OUT'

/** What there is to give, what is set aside of it, and how much of today is left. */
export function BudgetStrip({ data }: { readonly data: Budget | undefined }) {
  const { t } = useTexts()
  const fresh = useFresh()
  const [direction, setDirection] = useState<Direction>()
  if (!data) return <div className={styles.budget} aria-busy="true" />
  const { budget, reserved, givenToday, limits } = data
  return (
    <section className={styles.budget} aria-label={t('gift.budget')}>
      <dl>
        <Figure label={t('gift.budget')} strong>
          <Digits value={budget} />
        </Figure>
        <Figure label={t('gift.reserved')}>
          <Digits value={reserved} />
        </Figure>
        <Figure label={t('gift.givenToday')}>
          <Digits value={givenToday} /> <span className="t3">/</span>{' '}
          <Digits value={limits.perDay} className="t3" />
          <span className={styles.bar} aria-hidden="true">
            <i style={{ inlineSize: `${usedOf(givenToday, limits.perDay)}%` }} />
          </span>
        </Figure>
        <Figure label={t('gift.perMember')}>
          <Digits value={limits.perMemberDay} className="t2" />
        </Figure>
        <Figure label={t('gift.twoFrom')}>
          <Digits value={limits.perGift} className="t2" />
        </Figure>
      </dl>
      <span className={styles.funds}>
        <OfficeButton disabled={!fresh} onClick={() => setDirection('IN')}>
          {t('gift.fundIN')}
        </OfficeButton>
        <OfficeButton disabled={!fresh || budget === 0} onClick={() => setDirection('OUT')}>
          {t('gift.fundOUT')}
        </OfficeButton>
      </span>
      <FundingWaits waiting={data.waiting} />
      {direction && (
        <FundDialog direction={direction} data={data} onClose={() => setDirection(undefined)} />
      )}
    </section>
  )
}

function Figure({
  label,
  strong = false,
  children,
}: {
  readonly label: string
  readonly strong?: boolean
  readonly children: ReactNode
}) {
  return (
    <div data-strong={strong ? '' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Between my balance and my budget; the head office has no balance of its own to take it from. */
function FundDialog({
  direction,
  data,
  onClose,
}: {
  readonly direction: Direction
  readonly data: Budget
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const [amount, setAmount] = useState(0)
  const { run, busy, refusal } = useAction(fundGifts, {
    onDone: ({ waiting }) => {
      void refresh(readGiftBudget)
      void refresh(readShell)
      toast('success', t(waiting ? 'gift.fundAsked' : 'gift.funded'))
      onClose()
    },
  })
  const most = direction === 'OUT' ? data.budget : data.balance
  const enough = most === null || amount <= most
  const head = data.balance === null
  return (
    <FormDialog
      title={t(`gift.fund${direction}`)}
      action={t(`gift.fund${direction}`)}
      busy={busy}
      ready={amount > 0 && enough}
      refusal={refusal}
      onSubmit={() => run({ amount: wonOf(amount), direction })}
      onClose={onClose}
    >
      <p>{t(head ? 'gift.fundHead' : `gift.fundNote${direction}`)}</p>
      <AmountField
        compact
        label={t('pay.amount')}
        value={amount}
        onChange={setAmount}
        error={enough ? undefined : t(`gift.tooMuch${direction}`)}
        data-autofocus
      />
      <p className="t2">
        {t('gift.budget')} <Digits value={data.budget} /> →{' '}
        <Digits value={data.budget + (direction === 'IN' ? amount : -amount)} className="semi" />
      </p>
    </FormDialog>
  )
}
