import type { Action } from '@camellia/client/hooks'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import styles from './chat.module.css'

/** Asked once more, where one would write. */
export function LeaveBar({
  leave,
  onStay,
}: {
  readonly leave: Action<Record<string, never>>
  readonly onStay: () => void
}) {
  const { t } = useTexts()
  return (
    <div className={styles.leave} role="alert">
      <p>{t('chat.leaveSure')}</p>
      <Button onClick={onStay}>{t('word.cancel')}</Button>
      <Button look="danger" busy={leave.busy} onClick={() => leave.run({})}>
        {t('chat.leave')}
      </Button>
    </div>
  )
}
