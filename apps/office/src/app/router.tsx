import { currentSession } from '@camellia/client/session'
import type { Permission } from '@camellia/contract/abilities'
import type { TextKey } from '@camellia/i18n/texts'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { hasHandoff } from '../access/handoff'
import { loginSearch } from '../access/login-search'
import { waitingSearch } from '../signup/waiting-search'
import { entriesFor } from '../site/menu'
import { NotFoundPage } from './not-found.page'
import { Root } from './root'

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    readonly title?: TextKey
    /** Without it the screen is not shown; the server refuses its calls too. */
    readonly need?: Permission
  }
}

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage })

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: loginSearch,
  beforeLoad: () => {
    if (currentSession().isAuth && !hasHandoff()) throw redirect({ to: '/' })
  },
  component: lazyRouteComponent(() => import('../access/login.page'), 'LoginPage'),
  staticData: { title: 'login.title' },
})

const setUp = createRoute({
  getParentRoute: () => root,
  path: '/set-up',
  component: lazyRouteComponent(() => import('../access/set-up.page'), 'SetUpPage'),
  staticData: { title: 'setUp.title' },
})

/** Everything behind the login, in the shell; afterwards one goes on to where one was going. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ location }) => {
    if (!currentSession().isAuth) {
      throw redirect({ to: '/login', search: { next: location.href } })
    }
  },
  component: lazyRouteComponent(() => import('./shell'), 'Shell'),
})

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  beforeLoad: () => {
    const [first] = entriesFor(currentSession().permissions)
    throw redirect({ to: first?.to ?? '/not-authorized' })
  },
})

const dashboard = createRoute({
  getParentRoute: () => shell,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('../report/dashboard.page'), 'DashboardPage'),
  staticData: { title: 'menu.dashboard', need: 'Report.read' },
})

const waiting = createRoute({
  getParentRoute: () => shell,
  path: '/members/waiting',
  validateSearch: waitingSearch,
  component: lazyRouteComponent(() => import('../signup/waiting.page'), 'WaitingPage'),
  staticData: { title: 'menu.waiting', need: 'Member.update' },
})

const system = createRoute({
  getParentRoute: () => shell,
  path: '/system',
  component: lazyRouteComponent(() => import('../system/system.page'), 'SystemPage'),
  staticData: { title: 'menu.system', need: 'System.manage' },
})

const notAuthorized = createRoute({
  getParentRoute: () => shell,
  path: '/not-authorized',
  component: lazyRouteComponent(() => import('./not-authorized.page'), 'NotAuthorizedPage'),
  staticData: { title: 'denied.title' },
})

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    setUp,
    shell.addChildren([home, dashboard, waiting, system, notAuthorized]),
  ]),
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
})
