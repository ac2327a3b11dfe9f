import { useTexts } from '@camellia/i18n/texts'
import { ProgressBar } from '@camellia/ui/progress-bar'
import { showWrongFields } from '@camellia/ui/show-wrong'
import { Toasts } from '@camellia/ui/toast'
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { listenToKeys } from '../site/keys'
import styles from './root.module.css'
import { SessionEnded } from './session-ended'

/** What is on every page: the thin bar, the toasts, and the end of a session. */
export function Root() {
  const { t } = useTexts()
  const loading = useRouterState({ select: ({ status }) => status === 'pending' })
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  useEffect(listenToKeys, [])
  useEffect(showWrongFields, [])
  useEffect(() => {
    document.title = title ? `${t(title)} · Camellia` : 'Camellia'
  }, [title, t])
  return (
    <>
      <ProgressBar active={loading} />
      <Outlet />
      <div className={styles.toasts}>
        <Toasts />
      </div>
      <SessionEnded />
    </>
  )
}
