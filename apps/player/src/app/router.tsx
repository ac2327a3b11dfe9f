import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router'
import { noticeSearch } from '../notice/notice-search'
import { figuresSearch } from '../protection/figures-search'
import { needsLogin } from '../site/guarded'
import { helpSearch } from '../site/help-search'
import { fairnessSearch, messageSearch, signupSearch } from '../site/search'
import { depositSearch } from '../transaction/deposit-search'
import { transactionsSearch } from '../transaction/transactions-search'
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
  component: lazyRouteComponent(() => import('./home.page'), 'HomePage'),
})

const mini = createRoute({
  getParentRoute: () => layout,
  path: '/mini',
  component: lazyRouteComponent(() => import('../game/mini.page'), 'MiniPage'),
})

const slot = createRoute({
  getParentRoute: () => layout,
  path: '/slot',
  component: lazyRouteComponent(() => import('../lobby/slot.page'), 'SlotPage'),
})

const slotGames = createRoute({
  getParentRoute: () => layout,
  path: '/slot-games',
  component: lazyRouteComponent(() => import('../lobby/slot-games.page'), 'SlotGamesPage'),
})

/** Not within the layout: a slot takes the whole screen. */
const game = createRoute({
  getParentRoute: () => root,
  path: '/game',
  beforeLoad: ({ location }) => {
    if (needsLogin(location.href)) requireLogin({ location })
  },
  component: lazyRouteComponent(() => import('./game.page'), 'GamePage'),
})

const betHistory = createRoute({
  getParentRoute: () => layout,
  path: '/bet-history',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('./bet-history.page'), 'BetHistoryPage'),
})

const fairness = createRoute({
  getParentRoute: () => layout,
  path: '/fairness',
  validateSearch: fairnessSearch,
  component: lazyRouteComponent(() => import('../fairness/fairness.page'), 'FairnessPage'),
})

const fairnessHow = createRoute({
  getParentRoute: () => layout,
  path: '/fairness/how',
  component: lazyRouteComponent(() => import('../fairness/how.page'), 'HowPage'),
})

const notice = createRoute({
  getParentRoute: () => layout,
  path: '/notice',
  validateSearch: noticeSearch,
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../notice/notice.page'), 'NoticePage'),
})

const helpCenter = createRoute({
  getParentRoute: () => layout,
  path: '/help-center',
  validateSearch: helpSearch,
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('./help-center.page'), 'HelpCenterPage'),
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
  validateSearch: depositSearch,
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../transaction/deposit.page'), 'DepositPage'),
})

const withdraw = createRoute({
  getParentRoute: () => layout,
  path: '/withdraw',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../transaction/withdraw.page'), 'WithdrawPage'),
})

const transactions = createRoute({
  getParentRoute: () => layout,
  path: '/transactions',
  validateSearch: transactionsSearch,
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    () => import('../transaction/transactions.page'),
    'TransactionsPage',
  ),
})

const referFriend = createRoute({
  getParentRoute: () => layout,
  path: '/refer-friend',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../referral/referral.page'), 'ReferralPage'),
})

const protection = createRoute({
  getParentRoute: () => layout,
  path: '/protection',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../protection/protection.page'), 'ProtectionPage'),
})

const figures = createRoute({
  getParentRoute: () => layout,
  path: '/my-figures',
  validateSearch: figuresSearch,
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../protection/figures.page'), 'FiguresPage'),
})

const terms = createRoute({
  getParentRoute: () => layout,
  path: '/terms',
  component: lazyRouteComponent(() => import('../info-page/info.page'), 'TermsPage'),
})

const privacy = createRoute({
  getParentRoute: () => layout,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../info-page/info.page'), 'PrivacyPage'),
})

const responsible = createRoute({
  getParentRoute: () => layout,
  path: '/responsible-play',
  component: lazyRouteComponent(() => import('../info-page/info.page'), 'ResponsiblePage'),
})

const help = createRoute({
  getParentRoute: () => layout,
  path: '/help',
  component: lazyRouteComponent(() => import('../info-page/info.page'), 'HelpPage'),
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
    slot,
    slotGames,
    mini,
    betHistory,
    deposit,
    withdraw,
    transactions,
    fairness,
    fairnessHow,
    notice,
    helpCenter,
    message,
    profile,
    referFriend,
    accessControl,
    protection,
    figures,
    terms,
    privacy,
    responsible,
    help,
  ]),
  game,
  checkup,
  ...denied,
  signup,
  forgotPassword,
])

/** Any other address, the brief's paths that are not built yet among them, is not found. */
export function createPlayerRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: routes,
    // A word that looks like a number is said as it is: `when=3`, and not `when="3"`.
    stringifySearch: stringifySearchWith(JSON.stringify),
    scrollRestoration: true,
    defaultPreload: 'intent',
    ...(history && { history }),
  })
}
