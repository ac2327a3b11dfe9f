import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { DialogActions, DialogText, OfficeDialog } from '@camellia/ui/office-dialog'
import { useEffect } from 'react'
import { useEnded } from '../site/ended'

/** The brief's section 8: an expired session reloads the page after two seconds. */
const RELOAD_MS = 2_000

/** Says why it ended. Words of the server wait for a click; an expired session goes by itself. */
export function SessionEnded() {
  const { t } = useTexts()
  const ended = useEnded()
  const expired = ended !== undefined && ended.text === undefined
  useEffect(() => {
    if (!expired) return
    const timer = setTimeout(() => leave(ended.next), RELOAD_MS)
    return () => clearTimeout(timer)
  }, [expired, ended])
  if (!ended) return null
  return (
    <OfficeDialog title={t('ended.title')} onClose={() => leave(ended.next)}>
      <DialogText>
        <p>{ended.text || t('ended.expired')}</p>
      </DialogText>
      <DialogActions>
        <OfficeButton look="ink" onClick={() => leave(ended.next)} data-autofocus>
          {t('ended.login')}
        </OfficeButton>
      </DialogActions>
    </OfficeDialog>
  )
}

function leave(next: string): void {
  location.assign(`/login?next=${encodeURIComponent(next)}`)
}
