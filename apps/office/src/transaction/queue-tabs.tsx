import { useEndpoint } from '@camellia/client/hooks'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { useFormats } from '../site/formats'
import { QueueTabs } from '../site/queue-tabs'
import styles from './money.module.css'
import { MONEY, type MoneyKind } from './money-kind'
import { MONEY_STATES, type MoneyState } from './money-search'
import type { QueueState } from './queue-state'

/** The faces of the queue with how many each holds, what waits adds up to, how quick we are. */
export function MoneyTabs({ state }: { readonly state: QueueState }) {
  const { t } = useTexts()
  const { age } = useFormats()
  const { filter, change, queue } = state
  const pages = {
    WAITING: useSmallest(queue.kind, 'WAITING'),
    MINE: useSmallest(queue.kind, 'MINE'),
    SECOND: useSmallest(queue.kind, 'SECOND'),
    FINISHED: useSmallest(queue.kind, 'FINISHED'),
    REJECTED: useSmallest(queue.kind, 'REJECTED'),
  }
  return (
    <>
      <QueueTabs
        label={t(`money.title.${queue.kind}`)}
        states={MONEY_STATES}
        filter={filter}
        found={queue.total}
        countOf={(face) => pages[face]?.total}
        labelOf={(face) => t(`money.state.${face}`)}
        onChange={change}
      />
      <span className="fill" />
      {queue.median !== null && (
        <span className={styles.sum}>
          {t('money.median')} <b className="semi num">{age(queue.median * 1_000)}</b>
        </span>
      )}
      {pages.WAITING && (
        <span className={styles.sum}>
          {t('money.waitingSum')} <Digits value={pages.WAITING.amount} className="semi" />
        </span>
      )}
    </>
  )
}

/** The smallest page there is: only its total is of interest. */
function useSmallest(kind: MoneyKind, state: MoneyState) {
  return useEndpoint(MONEY[kind].list, { state, page: 1, size: 3 }).data
}
