import type { WaitingMember } from '@camellia/contract/member'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeButton } from '@camellia/ui/office-button'
import { Kbd } from '@camellia/ui/office-kbd'
import { useFormats } from '../site/formats'
import queueStyles from '../site/queue.module.css'
import { PanelSays } from '../site/queue-panel'
import { RefuseForm } from './refuse-form'
import type { Cursor, Queue } from './use-queue'
import type { Decision } from './waiting.rules'

export interface WaitingProps {
  readonly row: WaitingMember
  readonly queue: Queue
  readonly cursor: Cursor
  readonly refusing: MemberId | undefined
  readonly setRefusing: (id: MemberId | undefined) => void
  readonly fresh: boolean
}

/** Refuse at the start, approve over the rest; refusing swaps only the foot. */
export function WaitingFoot({
  row,
  queue,
  cursor,
  refusing,
  setRefusing,
  fresh,
  decision,
}: WaitingProps & { readonly decision: Decision | undefined }) {
  const { t } = useTexts()
  if (decision) {
    return (
      <Decided
        decision={decision}
        late={queue.conflicts.has(row.id) && !decision.mine}
        cursor={cursor}
      />
    )
  }
  const decide = (verdict: 'APPROVE' | 'REFUSE', reason?: string) => {
    setRefusing(undefined)
    queue.decide({ ids: [row.id], verdict, ...(reason !== undefined && { reason }) })
  }
  if (refusing === row.id) {
    return (
      <RefuseForm
        busy={queue.busy}
        onRefuse={(reason) => decide('REFUSE', reason)}
        onCancel={() => setRefusing(undefined)}
      />
    )
  }
  return (
    <>
      <p className={queueStyles.effect}>{t('waiting.effect', { parent: row.parent.name })}</p>
      <div className={queueStyles.decide}>
        <OfficeButton look="bad" size="lg" disabled={!fresh} onClick={() => setRefusing(row.id)}>
          {t('waiting.refuse')} <Kbd>R</Kbd>
        </OfficeButton>
        <OfficeButton
          look="ok"
          size="lg"
          wide
          busy={queue.busy}
          disabled={!fresh}
          onClick={() => decide('APPROVE')}
        >
          {t('waiting.approveName', { name: row.name })} <Kbd on>A</Kbd>
        </OfficeButton>
      </div>
    </>
  )
}

/** It is done; when someone else was first, it says who and when. */
function Decided({
  decision,
  late,
  cursor,
}: {
  readonly decision: Decision
  readonly late: boolean
  readonly cursor: WaitingProps['cursor']
}) {
  const { t } = useTexts()
  const { clock } = useFormats()
  const { verdict, by, at, mine } = decision
  return (
    <PanelSays icon={late ? 'conflict' : 'check'} late={late} cursor={cursor}>
      {late
        ? t(`waiting.first${verdict}`, { name: by, at: clock(at) })
        : t(`waiting.history${verdict}`, { name: mine ? t('waiting.me') : by })}
    </PanelSays>
  )
}
