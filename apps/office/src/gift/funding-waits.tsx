import { useAction, useRefresh } from '@camellia/client/hooks'
import { decideFunding, readGiftBudget, type WaitingFunding } from '@camellia/contract/gift'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Digits } from '@camellia/ui/office-digits'
import { toast } from '@camellia/ui/toast'
import { useFresh } from '../site/live'
import { useApprovalRefusal } from '../site/use-approval-refusal'
import styles from './gift.module.css'

/** Money of the house for the budget that a second person decides on. */
export function FundingWaits({ waiting }: { readonly waiting: readonly WaitingFunding[] }) {
  const { t } = useTexts()
  if (waiting.length === 0) return null
  return (
    <section className={styles.waits} aria-label={t('gift.fundWaiting')}>
      <h2 className="f12 semi">{t('gift.fundWaiting')}</h2>
      <ul>
        {waiting.map((funding) => (
          <Waiting key={funding.id} funding={funding} />
        ))}
      </ul>
    </section>
  )
}

function Waiting({ funding }: { readonly funding: WaitingFunding }) {
  const { t, time } = useTexts()
  const fresh = useFresh()
  const { run, busy } = useDecision()
  const { id, amount, direction, madeBy, mine, createdAt } = funding
  const off = !fresh || busy
  return (
    <li>
      <span>
        {t(`gift.fund${direction}`)} <Digits value={amount} className="semi" />
      </span>
      <bdi className="t2 f12">{madeBy?.code}</bdi>
      <time className="t3 f12" dateTime={createdAt}>
        {time(createdAt)}
      </time>
      {!mine && (
        <OfficeButton size="sm" disabled={off} onClick={() => run({ id, verdict: 'APPROVE' })}>
          {t('waiting.approve')}
        </OfficeButton>
      )}
      <OfficeButton size="sm" disabled={off} onClick={() => run({ id, verdict: 'REJECT' })}>
        {t(mine ? 'word.cancel' : 'waiting.refuse')}
      </OfficeButton>
    </li>
  )
}

function useDecision() {
  const { t } = useTexts()
  const refresh = useRefresh()
  const refused = useApprovalRefusal()
  return useAction(decideFunding, {
    onDone: () => void refresh(readGiftBudget),
    onRefused: (refusal) => {
      toast('warning', refused(refusal, t('gift.fundOwn')))
      void refresh(readGiftBudget)
    },
  })
}
