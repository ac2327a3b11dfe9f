import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'

export interface Place {
  readonly pathname: string
  readonly search: unknown
}

/**
 * Whoever leaves with unsaved words is asked first; `release` lets them go after saving. Where
 * `stays` says that the draft outlives the step, such as another filter of the same page, nobody
 * is asked.
 */
export function useLeaveGuard(
  dirty: boolean,
  stays: (from: Place, to: Place) => boolean = () => false,
): {
  readonly guard: ReactNode
  readonly release: () => void
} {
  const free = useRef(false)
  const blocks = () => dirty && !free.current
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => blocks() && !stays(current, next),
    enableBeforeUnload: blocks,
    withResolver: true,
  })
  return {
    release: () => {
      free.current = true
    },
    guard: status === 'blocked' && <LeaveDialog onLeave={proceed} onStay={reset} />,
  }
}

/** The page is the same, whatever its address says of filters and panels. */
export function samePage(from: Place, to: Place): boolean {
  return from.pathname === to.pathname
}

export function LeaveDialog({
  onLeave,
  onStay,
}: {
  readonly onLeave: () => void
  readonly onStay: () => void
}) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={t('talk.leaveTitle')}
      action={t('talk.leave')}
      cancel={t('talk.stay')}
      look="badSolid"
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{t('talk.leaveText')}</p>
    </ConfirmDialog>
  )
}
