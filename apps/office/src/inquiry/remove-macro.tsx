import { useAction, useRefresh } from '@camellia/client/hooks'
import { listMacros, type Macro, removeMacro } from '@camellia/contract/inquiry-queue'
import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { toast } from '@camellia/ui/toast'

export function RemoveMacro({
  macro,
  onClose,
}: {
  readonly macro: Macro
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const { run, busy } = useAction(removeMacro, {
    onDone: () => {
      void refresh(listMacros)
      onClose()
    },
    onRefused: ({ code }) => {
      toast('warning', t(code === 'CONFLICT' ? 'macro.inUse' : `code.${code}`))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('macro.removeTitle', { name: macro.name })}
      action={t('talk.remove')}
      cancel={t('word.cancel')}
      look="badSolid"
      busy={busy}
      onConfirm={() => run({ id: macro.id })}
      onClose={onClose}
    >
      <p>{t('macro.removeText')}</p>
    </ConfirmDialog>
  )
}
