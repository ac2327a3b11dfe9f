import { useTexts } from '@camellia/i18n/texts'
import type { KeyboardEvent, ReactNode } from 'react'
import { OfficeIconButton } from './office-button'
import type { useRowDrag } from './office-drag'
import styles from './office-drag-row.module.css'
import { OfficeIcon } from './office-icons'

/** A row of an ordered list: taken by its handle, or moved by its arrows and by the keyboard. */
export function DragRow({
  index,
  name,
  drag,
  first,
  last,
  onStep,
  children,
}: {
  readonly index: number
  /** What it is called, for those who cannot see where it is. */
  readonly name: string
  /** Without it the row stays where it is. */
  readonly drag: ReturnType<typeof useRowDrag> | undefined
  readonly first: boolean
  readonly last: boolean
  readonly onStep: (by: 1 | -1) => void
  readonly children: ReactNode
}) {
  const { t } = useTexts()
  const dragging = drag?.dragging
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    onStep(by)
  }
  return (
    <li
      className={styles.row}
      data-drag-row={drag && String(index)}
      data-dragged={dragging?.id === index ? '' : undefined}
      data-drop={dragging?.onto === index ? dragging.zone : undefined}
    >
      {drag ? (
        <button
          type="button"
          className={styles.handle}
          aria-label={t('drag.handle', { name })}
          onKeyDown={onKeyDown}
          {...drag.handleFor(index)}
        >
          <OfficeIcon name="grip" size={14} />
        </button>
      ) : (
        <span className={styles.still} />
      )}
      {children}
      {drag && (
        <span className={styles.steps}>
          <OfficeIconButton
            icon="up"
            size={14}
            label={t('drag.up', { name })}
            disabled={first}
            onClick={() => onStep(-1)}
          />
          <OfficeIconButton
            icon="down"
            size={14}
            label={t('drag.down', { name })}
            disabled={last}
            onClick={() => onStep(1)}
          />
        </span>
      )}
    </li>
  )
}
