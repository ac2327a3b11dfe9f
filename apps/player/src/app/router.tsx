import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { transactionsSearch } from '../money/transactions-search'
import { fairnessSearch, gameSearch, messageSearch, signupSearch } from '../site/search'
import { onlyGuests, requireLogin } from './guards'
import { Layout } from './layout'
import { NotFoundPage } from './not-found.page'
import { Root } from './root'

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage })

/** Header, side menu, popups: everything that is not one of the bare pages. */
const layout = createRoute({ getParentRoute: () => root, id: 'default', component: Layout })

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: '/home', replace: true })
  },
})

const home = createRoute({
  getParentRoute: () => layout,
  path: '/home',
  component: lazyRouteComponent(() => import('../home/home.page'), 'HomePage'),
})

const mini = createRoute({
  getParentRoute: () => layout,
  path: '/mini',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../game/mini.page'), 'MiniPage'),
})

const game = createRoute({
  getParentRoute: () => layout,
  path: '/game',
  validateSearch: gameSearch,
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../play/play.page'), 'PlayPage'),
})

const fairness = createRoute({
  getParentRoute: () => layout,
  path: '/fairness',
  validateSearch: fairnessSearch,
  component: lazyRouteComponent(() => import('../fairness/fairness.page'), 'FairnessPage'),
})

const message = createRoute({
  getParentRoute: () => layout,
  path: '/message',
  validateSearch: messageSearch,
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../message/message.page'), 'MessagePage'),
})

const profile = createRoute({
  getParentRoute: () => layout,
  path: '/profile',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../profile/profile.page'), 'ProfilePage'),
})

const deposit = createRoute({
  getParentRoute: () => layout,
  path: '/deposit',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../money/deposit.page'), 'DepositPage'),
})

const withdraw = createRoute({
  getParentRoute: () => layout,
  path: '/withdraw',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../money/withdraw.page'), 'WithdrawPage'),
})

const transactions = createRoute({
  getParentRoute: () => layout,
  path: '/transactions',
  validateSearch: transactionsSearch,
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../money/transactions.page'), 'TransactionsPage'),
})

const referFriend = createRoute({
  getParentRoute: () => layout,
  path: '/refer-friend',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../referral/referral.page'), 'ReferralPage'),
})

const checkup = createRoute({
  getParentRoute: () => root,
  path: '/checkup',
  component: lazyRouteComponent(() => import('./checkup.page'), 'CheckupPage'),
})

const denied = ['/not-authorized', '/pages/misc/not-authorized'].map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(() => import('./denied.page'), 'DeniedPage'),
  }),
)

const signup = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  validateSearch: signupSearch,
  beforeLoad: onlyGuests,
  component: lazyRouteComponent(() => import('../access/signup.page'), 'SignupPage'),
})

const accessControl = createRoute({
  getParentRoute: () => layout,
  path: '/access-control',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../device/access-control.page'), 'AccessControlPage'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  beforeLoad: onlyGuests,
  component: lazyRouteComponent(() => import('../access/forgot.page'), 'ForgotPage'),
})

const routes = root.addChildren([
  index,
  layout.addChildren([
    home,
    mini,
    game,
    deposit,
    withdraw,
    transactions,
    fairness,
    message,
    profile,
    referFriend,
    accessControl,
  ]),
  checkup,
  ...denied,
  signup,
  forgotPassword,
])

/** Any other address, the brief's paths that are not built yet among them, is not found. */
export function createPlayerRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: routes,
    scrollRestoration: true,
    defaultPreload: 'intent',
    ...(history && { history }),
  })
}
