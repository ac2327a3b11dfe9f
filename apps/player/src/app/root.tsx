import { useTexts } from '@camellia/i18n/texts'
import { ProgressBar } from '@camellia/ui/progress-bar'
import { showWrongFields } from '@camellia/ui/show-wrong'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useViewCode } from '../access/use-view-code'
import { usePageTitle } from '../site/title'
import { DialogHost } from './dialog-host'
import { titleOf } from './page-title'
import { useSessionEnd } from './session-end'
import { useSessionUpkeep } from './session-upkeep'
import { useTroubles } from './troubles'

/** Around every page, bare ones too: what keeps the session true and what shows on top. */
export function Root() {
  useTroubles()
  useSessionUpkeep()
  useViewCode()
  useEffect(showWrongFields, [])
  useSessionEnd()
  const { t } = useTexts()
  usePageTitle(t(titleOf(useRouterState({ select: ({ location }) => location.pathname }))))
  const loading = useRouterState({ select: ({ status }) => status === 'pending' })
  return (
    <>
      <ProgressBar active={loading} />
      <Outlet />
      <DialogHost />
    </>
  )
}
