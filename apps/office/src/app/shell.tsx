import { useEndpoint } from '@camellia/client/hooks'
import { updateSession, useSession } from '@camellia/client/session'
import { abilityOf } from '@camellia/contract/abilities'
import { session as readSession } from '@camellia/contract/access'
import { useTexts } from '@camellia/i18n/texts'
import { can } from '@camellia/kernel/ability'
import { useNarrow, usePhone } from '@camellia/ui/office-media'
import { usePreferences } from '@camellia/ui/preferences'
import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ViewBanner } from '../access/view-banner'
import { useAlarmChoice } from '../alarm/use-alarm-choice'
import { PartnerBanner, usePartnerBannerWait } from '../notice/partner-banner'
import { Header } from './header'
import { IdleLock } from './idle-lock'
import { NotAuthorizedPage } from './not-authorized.page'
import { OfflineBar } from './offline-bar'
import { useOverlay } from './overlay'
import styles from './shell.module.css'
import { Sidebar } from './sidebar'
import { StatusBar } from './status-bar'
import { TabBar } from './tab-bar'
import { useEndElsewhere } from './use-end-elsewhere'
import { useLiveHub } from './use-live-hub'
import { useOfficeKeys } from './use-office-keys'

const Palette = lazy(async () => ({ default: (await import('./palette')).Palette }))
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog')).KeysDialog }))

export function Shell() {
  const { t } = useTexts()
  const phone = usePhone()
  const [mini, fold] = useFolded()
  useLiveHub()
  const idleMinutes = useFreshSession()
  useOfficeKeys()
  useAlarmChoice()
  const waits = usePartnerBannerWait()
  const isAuth = useEndElsewhere()
  return (
    <div className={styles.shell} data-side={mini ? 'mini' : undefined}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      {!phone && <Sidebar mini={mini} onFold={fold} />}
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        <ViewBanner />
        <OfflineBar />
        <PartnerBanner />
        <div className={styles.screen} data-waits={waits ? '' : undefined}>
          {isAuth && <Screen />}
        </div>
      </main>
      {phone ? <TabBar /> : <StatusBar />}
      <Overlays />
      <IdleLock minutes={idleMinutes} />
    </div>
  )
}

/** The screen of the address, if one may see it: asked again with every PERMISSION push. */
function Screen() {
  const { permissions } = useSession('permissions')
  const need = useMatches({ select: (matches) => matches.at(-1)?.staticData.need })
  if (need && !can(permissions, abilityOf(need))) return <NotAuthorizedPage />
  return <Outlet />
}

function Overlays() {
  const open = useOverlay()
  return (
    <Suspense>
      {open === 'palette' && <Palette />}
      {open === 'keys' && <KeysDialog />}
    </Suspense>
  )
}

/** Folded by choice on a wide screen, by itself on a narrow one until it is opened there. */
function useFolded(): [boolean, () => void] {
  const narrow = useNarrow()
  const [{ collapsedNav }, change] = usePreferences()
  const [opened, setOpened] = useState(false)
  if (narrow) return [!opened, () => setOpened(!opened)]
  return [collapsedNav, () => change({ collapsedNav: !collapsedNav })]
}

/** A page that was reloaded asks what it may do now, and how long it may be left alone. */
function useFreshSession(): number {
  const { data } = useEndpoint(readSession, {})
  useEffect(() => {
    if (!data) return
    const { userData, permissions, unread, viewedBy } = data
    const { code, name, balance, point, roleType } = userData
    updateSession({
      code,
      name,
      balance,
      point,
      role: roleType,
      permissions,
      unread,
      viewedBy: viewedBy ?? '',
    })
  }, [data])
  return data?.idleMinutes ?? 0
}
