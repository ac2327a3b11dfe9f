import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { OfficeIcon, type OfficeIconName } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import type { ReactNode } from 'react'
import queueStyles from './queue.module.css'
import type { QueueCursor } from './use-queue-cursor'

/** At the end of a panel's head: to the row above, to the one below, and away. */
export function PanelMoves({
  cursor,
  onClose,
}: {
  readonly cursor: Pick<QueueCursor<never>, 'move'>
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  return (
    <>
      <OfficeIconButton icon="up" label={t('waiting.previous')} onClick={() => cursor.move(-1)} />
      <OfficeIconButton icon="down" label={t('waiting.next')} onClick={() => cursor.move(1)} />
      <OfficeIconButton icon="close" label={t('word.close')} onClick={onClose} />
    </>
  )
}

/** A foot that has nothing to decide: it says why, and leads on. */
export function PanelSays({
  icon,
  late = false,
  cursor,
  children,
}: {
  readonly icon: OfficeIconName
  /** Someone else was first. */
  readonly late?: boolean
  readonly cursor: Pick<QueueCursor<never>, 'toWaiting'>
  readonly children: ReactNode
}) {
  const { t } = useTexts()
  return (
    <div className={queueStyles.decide}>
      <p className={queueStyles.decided} data-late={late ? '' : undefined} role="status">
        <OfficeIcon name={icon} size={14} />
        {children}
      </p>
      <OfficeButton size="lg" onClick={() => cursor.toWaiting()}>
        {t('keys.next')} <Kbd>J</Kbd>
      </OfficeButton>
    </div>
  )
}
