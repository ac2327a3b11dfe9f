import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'

/** Whoever leaves with unsaved words is asked first; `release` lets them go after saving. */
export function useLeaveGuard(dirty: boolean): {
  readonly guard: ReactNode
  readonly release: () => void
} {
  const { t } = useTexts()
  const free = useRef(false)
  const blocks = () => dirty && !free.current
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: blocks,
    enableBeforeUnload: blocks,
    withResolver: true,
  })
  return {
    release: () => {
      free.current = true
    },
    guard: status === 'blocked' && (
      <ConfirmDialog
        title={t('talk.leaveTitle')}
        action={t('talk.leave')}
        cancel={t('talk.stay')}
        look="badSolid"
        onConfirm={proceed}
        onClose={reset}
      >
        <p>{t('talk.leaveText')}</p>
      </ConfirmDialog>
    ),
  }
}
