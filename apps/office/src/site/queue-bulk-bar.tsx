import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Kbd } from '@camellia/ui/office-kbd'
import { ChosenBar } from './chosen-bar'

/** What can be decided about all that are chosen; pushes the table once and then stays. */
export function QueueBulkBar({
  says,
  enabled,
  onApprove,
  onRefuse,
  onUnchoose,
}: {
  readonly says: string
  readonly enabled: boolean
  readonly onApprove: () => void
  readonly onRefuse: () => void
  readonly onUnchoose: () => void
}) {
  const { t } = useTexts()
  return (
    <ChosenBar says={says}>
      <OfficeButton disabled={!enabled} onClick={onApprove}>
        {t('waiting.approve')} <Kbd>A</Kbd>
      </OfficeButton>
      <OfficeButton look="bad" disabled={!enabled} onClick={onRefuse}>
        {t('waiting.refuse')} <Kbd>R</Kbd>
      </OfficeButton>
      <span className="fill" />
      <OfficeButton look="ghost" onClick={onUnchoose}>
        {t('waiting.unchoose')} <Kbd>esc</Kbd>
      </OfficeButton>
    </ChosenBar>
  )
}
