import { useAction } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { unlock } from '@camellia/contract/access'
import { useTexts } from '@camellia/i18n/texts'
import { Logo } from '@camellia/ui/logo'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeField } from '@camellia/ui/office-field'
import { useEffect, useRef, useState } from 'react'
import { useLogOut } from '../site/use-log-out'
import styles from './idle-lock.module.css'
import { useIdle } from './use-idle'

/** Hides the work of whoever went away; it is all still there when they are back. */
export function IdleLock({ minutes }: { readonly minutes: number }) {
  const { accessToken } = useSession('accessToken')
  const [locked, open] = useIdle(minutes, accessToken.slice(-8))
  return locked ? <LockedScreen onOpen={open} /> : null
}

/** A modal of the browser: nothing behind it can be reached, by mouse, key or screen reader. */
function LockedScreen({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTexts()
  const { name } = useSession('name')
  const dialog = useRef<HTMLDialogElement>(null)
  const [password, setPassword] = useState('')
  const logOut = useLogOut()
  const { run, busy, refusal } = useAction(unlock, { onDone: onOpen })
  useEffect(() => dialog.current?.showModal(), [])
  const wrong = refusal && t(refusal.code === 'TOO_MANY_REQUESTS' ? 'idle.wait' : 'idle.wrong')
  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      aria-labelledby="idle-title"
      onCancel={(event) => event.preventDefault()}
    >
      <form
        className={styles.card}
        onSubmit={(event) => {
          event.preventDefault()
          run({ password })
        }}
      >
        <Logo />
        <h2 id="idle-title">{t('idle.title')}</h2>
        <p>{t('idle.text')}</p>
        <OfficeField
          label={`${t('idle.password')} · ${name}`}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={wrong ?? undefined}
          // The screen was locked: what is typed next is the password.
          autoFocus
        />
        <div className={styles.row}>
          <OfficeButton onClick={logOut}>{t('word.logout')}</OfficeButton>
          <OfficeButton type="submit" look="ink" busy={busy}>
            {t('idle.unlock')}
          </OfficeButton>
        </div>
      </form>
    </dialog>
  )
}
