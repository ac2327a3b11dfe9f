import { useTexts } from '@camellia/i18n/texts'
import { Panel } from '@camellia/ui/office-panel'
import { Tag } from '@camellia/ui/office-tag'
import { PanelMoves } from '../site/queue-panel'
import { type Decision, decisionIn } from './waiting.rules'
import { WaitingFacts } from './waiting-facts'
import { WaitingFoot, type WaitingProps } from './waiting-foot'

/** Everything about one request, and at its foot the decision. */
export function WaitingPanel(props: WaitingProps) {
  const { t } = useTexts()
  const { row, queue, cursor, setRefusing } = props
  const decision = queue.view.decided.get(row.id) ?? decisionIn(row, '')
  const close = () => {
    setRefusing(undefined)
    cursor.close()
  }
  return (
    <Panel
      label={t('waiting.panel', { name: row.name })}
      onClose={close}
      head={
        <>
          <bdi className="mono t2">#{row.id}</bdi>
          <StateTag decision={decision} />
          <span className="fill" />
          <PanelMoves cursor={cursor} onClose={close} />
        </>
      }
      foot={<WaitingFoot {...props} decision={decision} />}
    >
      <WaitingFacts row={row} rows={queue.view.rows} decision={decision} />
    </Panel>
  )
}

function StateTag({ decision }: { readonly decision: Decision | undefined }) {
  const { t } = useTexts()
  if (!decision) return <Tag tone="warn">{t('memberStatus.NEW')}</Tag>
  const { verdict } = decision
  return <Tag tone={verdict === 'APPROVE' ? 'ok' : 'bad'}>{t(`waiting.was${verdict}`)}</Tag>
}
