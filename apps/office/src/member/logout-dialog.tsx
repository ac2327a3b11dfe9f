import { call } from '@camellia/client/call'
import { endSessions } from '@camellia/contract/member'
import { useTexts } from '@camellia/i18n/texts'
import { Refusal } from '@camellia/kernel/refusal'
import { OfficeButton } from '@camellia/ui/office-button'
import { DialogActions, OfficeDialog } from '@camellia/ui/office-dialog'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import styles from './people.module.css'
import { type Named, Receivers } from './receivers'

const TEXT_MAX = 200

/** Throws people out of every session, with the words they will read. */
export function LogoutDialog({
  who,
  onClose,
}: {
  readonly who: readonly Named[]
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [text, setText] = useState(() => t('card.logoutText'))
  const { run, busy } = useLogOutAll(who, onClose)
  const end = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) run(text.trim())
  }
  return (
    <OfficeDialog title={t('card.logout')} onClose={onClose}>
      <form className={styles.form} onSubmit={end}>
        <Receivers to={who} />
        <label>
          <span>{t('people.logoutText')}</span>
          <textarea
            data-autofocus
            rows={3}
            maxLength={TEXT_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <DialogActions>
          <OfficeButton onClick={onClose}>{t('word.cancel')}</OfficeButton>
          <OfficeButton type="submit" look="badSolid" busy={busy} disabled={!text.trim()}>
            {t('people.logoutNow', { count: who.length })}
          </OfficeButton>
        </DialogActions>
      </form>
    </OfficeDialog>
  )
}

/** One after another: whoever is out stays out when a later one is refused. */
function useLogOutAll(who: readonly Named[], onDone: () => void) {
  const { t } = useTexts()
  const [busy, setBusy] = useState(false)
  const endAll = async (text: string) => {
    for (const { id } of who) await call(endSessions, { id, text })
    const [first] = who
    if (who.length === 1 && first) toast('success', t('card.loggedOut', { name: first.name }))
    else toast('success', t('people.loggedOut', { count: who.length }))
    onDone()
  }
  const run = (text: string) => {
    setBusy(true)
    endAll(text)
      .catch((error) => {
        toast('warning', t(`code.${error instanceof Refusal ? error.code : 'INTERNAL_ERROR'}`))
      })
      .finally(() => setBusy(false))
  }
  return { run, busy }
}
