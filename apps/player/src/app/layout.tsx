import { useEndpoint } from '@camellia/client/hooks'
import { useQuiet } from '@camellia/client/quiet'
import { useSession } from '@camellia/client/session'
import { listVendors } from '@camellia/contract/game'
import { listGifts } from '@camellia/contract/gift'
import { useTexts } from '@camellia/i18n/texts'
import { usePreferences } from '@camellia/ui/preferences'
import { ScrollToTop } from '@camellia/ui/scroll-to-top'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ViewBanner } from '../access/view-banner'
import { Popups } from '../notice/popups'
import { usePhone } from '../site/use-phone'
import { useAnswerNews } from './answers'
import { ClosingStrip } from './closing-strip'
import { ConnectionNotice } from './connection-notice'
import { Footer } from './footer'
import { GIFT_PAGES } from './gift-pages'
import { Header } from './header'
import styles from './layout.module.css'
import { Marquee } from './marquee'
import { useRealityCheck } from './reality-check'
import { useMayBeSeen } from './session-end'
import { SideMenu } from './side-menu'
import { TabBar } from './tab-bar'
import { useUnreadAlert } from './unread-alert'

const Gifts = lazy(async () => ({ default: (await import('../gift/gifts')).Gifts }))
const ChatCorner = lazy(async () => ({
  default: (await import('../chat/chat-corner')).ChatCorner,
}))
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer')).MenuDrawer }))

/** The brief's section 9: whether the games are open is asked every five seconds. */
const MAINTENANCE_MS = 5_000

/** Around the page of a route, or around what a page from edge to edge shows instead of itself. */
export function Layout({ children }: { readonly children?: ReactNode }) {
  const { t } = useTexts()
  const [{ semiDark }] = usePreferences()
  const phone = usePhone()
  const [drawer, setDrawer] = useState(false)
  const { isAuth, viewedBy } = useSession('isAuth', 'viewedBy')
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // A game has the screen to itself, and who looks through a member's eyes does not speak.
  const chat = isAuth && viewedBy === '' && path !== '/game'
  const quiet = useQuiet()
  const mayBeSeen = useMayBeSeen()
  useUnreadAlert(path)
  useAnswerNews(path)
  useRealityCheck()
  useEndpoint(listVendors, { gameType: ['CASINO', 'MINI'] }, { everyMs: MAINTENANCE_MS })
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      <div className={styles.app}>
        {!phone && (
          <aside className={styles.side} data-theme={semiDark ? 'dark' : undefined}>
            <SideMenu />
          </aside>
        )}
        <div className={styles.main}>
          <ViewBanner />
          <ClosingStrip />
          <Header onMenu={() => setDrawer(true)} />
          <Marquee band />
          <main id="content" className={styles.page} tabIndex={-1}>
            {isAuth && viewedBy === '' && GIFT_PAGES.includes(path) && <WaitingGifts />}
            {mayBeSeen && (children ?? <Outlet />)}
            <Footer />
          </main>
        </div>
      </div>
      <TabBar path={path} />
      <Suspense fallback={null}>
        {drawer && <MenuDrawer onClose={() => setDrawer(false)} />}
      </Suspense>
      <Popups />
      {chat && quiet && (
        <Suspense fallback={null}>
          <ChatCorner />
        </Suspense>
      )}
      <ConnectionNotice />
      <div className={chat ? styles.lifted : undefined}>
        <ScrollToTop />
      </div>
    </>
  )
}

/** Mostly there are none, and then their cards are not even sent for. */
function WaitingGifts() {
  const { data = [] } = useEndpoint(listGifts, {})
  if (data.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Gifts gifts={data} />
    </Suspense>
  )
}
