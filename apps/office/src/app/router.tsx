import { currentSession } from '@camellia/client/session'
import type { Permission } from '@camellia/contract/abilities'
import type { TextKey } from '@camellia/i18n/texts'
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router'
import { hasHandoff } from '../access/handoff'
import { loginSearch } from '../access/login-search'
import { loginsSearch } from '../access/logins-search'
import { passwordsSearch } from '../access/passwords-search'
import { profileSearch } from '../access/profile-search'
import { connectedSearch } from '../member/connected-search'
import { peopleSearch } from '../member/people-search'
import { permissionsSearch, rolesSearch } from '../role/role-search'
import { settingsSearch } from '../setting-admin/settings-search'
import { waitingSearch } from '../signup/waiting-search'
import { entriesFor } from '../site/menu'
import { systemSearch } from '../system/system-search'
import { trailSearch } from '../trail/trail-search'
import { gameRoutes } from './game-routes'
import { moneyRoutes } from './money-routes'
import { reportRoutes } from './report-routes'
import { root, shell } from './shell-route'
import { talkRoutes } from './talk-routes'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createOfficeRouter>
  }
  interface StaticDataRouteOption {
    readonly title?: TextKey
    /** Without it the screen is not shown; the server refuses its calls too. */
    readonly need?: Permission
  }
}

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

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  beforeLoad: () => {
    const [first] = entriesFor(currentSession().permissions)
    throw redirect({ to: first?.to ?? '/not-authorized' })
  },
})

const waiting = createRoute({
  getParentRoute: () => shell,
  path: '/members/waiting',
  validateSearch: waitingSearch,
  component: lazyRouteComponent(() => import('../signup/waiting.page'), 'WaitingPage'),
  staticData: { title: 'menu.waiting', need: 'Member.update' },
})

const connected = createRoute({
  getParentRoute: () => shell,
  path: '/members/connected',
  validateSearch: connectedSearch,
  component: lazyRouteComponent(() => import('../member/connected.page'), 'ConnectedPage'),
  staticData: { title: 'menu.connected', need: 'Member.update' },
})

const members = createRoute({
  getParentRoute: () => shell,
  path: '/members',
  validateSearch: peopleSearch,
  component: lazyRouteComponent(() => import('../member/people.page'), 'MembersPage'),
  staticData: { title: 'menu.members', need: 'Member.update' },
})

const partners = createRoute({
  getParentRoute: () => shell,
  path: '/partners',
  validateSearch: peopleSearch,
  component: lazyRouteComponent(() => import('../member/people.page'), 'PartnersPage'),
  staticData: { title: 'menu.partners', need: 'Member.update' },
})

const users = createRoute({
  getParentRoute: () => shell,
  path: '/users',
  validateSearch: peopleSearch,
  component: lazyRouteComponent(() => import('../member/people.page'), 'UsersPage'),
  staticData: { title: 'menu.users', need: 'Member.update' },
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  validateSearch: settingsSearch,
  component: lazyRouteComponent(() => import('../setting-admin/settings.page'), 'SettingsPage'),
  staticData: { title: 'menu.settings', need: 'System.manage' },
})

const system = createRoute({
  getParentRoute: () => shell,
  path: '/system',
  validateSearch: systemSearch,
  component: lazyRouteComponent(() => import('../system/system.page'), 'SystemPage'),
  staticData: { title: 'menu.system', need: 'System.manage' },
})

const audit = createRoute({
  getParentRoute: () => shell,
  path: '/audit',
  validateSearch: trailSearch,
  component: lazyRouteComponent(() => import('../trail/trail.page'), 'TrailPage'),
  staticData: { title: 'menu.audit', need: 'Audit.read' },
})

const roles = createRoute({
  getParentRoute: () => shell,
  path: '/roles',
  validateSearch: rolesSearch,
  component: lazyRouteComponent(() => import('../role/roles.page'), 'RolesPage'),
  staticData: { title: 'menu.roles', need: 'Role.manage' },
})

const reorganize = createRoute({
  getParentRoute: () => shell,
  path: '/roles/reorganize',
  component: lazyRouteComponent(() => import('../role/reorganize.page'), 'ReorganizePage'),
  staticData: { title: 'menu.reorganize', need: 'Role.manage' },
})

const permissions = createRoute({
  getParentRoute: () => shell,
  path: '/permissions',
  validateSearch: permissionsSearch,
  component: lazyRouteComponent(() => import('../role/permissions.page'), 'PermissionsPage'),
  staticData: { title: 'menu.permissions', need: 'Role.manage' },
})

const passwords = createRoute({
  getParentRoute: () => shell,
  path: '/members/passwords',
  validateSearch: passwordsSearch,
  component: lazyRouteComponent(() => import('../access/passwords.page'), 'PasswordsPage'),
  staticData: { title: 'menu.passwords', need: 'Member.update' },
})

const logins = createRoute({
  getParentRoute: () => shell,
  path: '/logins',
  validateSearch: loginsSearch,
  component: lazyRouteComponent(() => import('../access/logins.page'), 'LoginsPage'),
  staticData: { title: 'menu.logins', need: 'Login.read' },
})

const ip = createRoute({
  getParentRoute: () => shell,
  path: '/ip',
  component: lazyRouteComponent(() => import('../access/ip.page'), 'IpPage'),
  staticData: { title: 'menu.ip', need: 'Ip.manage' },
})

const profile = createRoute({
  getParentRoute: () => shell,
  path: '/profile',
  validateSearch: profileSearch,
  component: lazyRouteComponent(() => import('../access/profile.page'), 'ProfilePage'),
  staticData: { title: 'menu.profile' },
})

const notAuthorized = createRoute({
  getParentRoute: () => shell,
  path: '/not-authorized',
  component: lazyRouteComponent(() => import('./not-authorized.page'), 'NotAuthorizedPage'),
  staticData: { title: 'denied.title' },
})

const routes = root.addChildren([
  login,
  setUp,
  shell.addChildren([
    home,
    ...moneyRoutes,
    ...reportRoutes,
    waiting,
    ...gameRoutes,
    ...talkRoutes,
    connected,
    members,
    partners,
    users,
    settings,
    system,
    audit,
    roles,
    reorganize,
    permissions,
    passwords,
    logins,
    ip,
    profile,
    notAuthorized,
  ]),
])

export function createOfficeRouter() {
  return createRouter({
    routeTree: routes,
    // A word that looks like a number is said as it is: `days=3`, and not `days="3"`.
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
  })
}
