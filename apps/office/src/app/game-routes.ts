import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { gamesSearch } from '../game-admin/games-search'
import { giftLogSearch, giftSearch } from '../gift/gift-search'
import { roundsSearch } from '../round/rounds-search'
import { rtpSearch } from '../rtp/rtp-search'
import { shell } from './shell-route'

const games = createRoute({
  getParentRoute: () => shell,
  path: '/games',
  validateSearch: gamesSearch,
  component: lazyRouteComponent(() => import('../game-admin/games.page'), 'GamesPage'),
  staticData: { title: 'menu.games', need: 'Game.onoff' },
})

const gameHistory = createRoute({
  getParentRoute: () => shell,
  path: '/game-history',
  validateSearch: roundsSearch,
  component: lazyRouteComponent(() => import('../round/rounds.page'), 'GameHistoryPage'),
  staticData: { title: 'menu.gameHistory', need: 'Report.read' },
})

const slotHistory = createRoute({
  getParentRoute: () => shell,
  path: '/slot-history',
  validateSearch: roundsSearch,
  component: lazyRouteComponent(() => import('../round/rounds.page'), 'SlotHistoryPage'),
  staticData: { title: 'menu.slotHistory', need: 'Report.read' },
})

const rtp = createRoute({
  getParentRoute: () => shell,
  path: '/rtp',
  validateSearch: rtpSearch,
  component: lazyRouteComponent(() => import('../rtp/rtp.page'), 'RtpPage'),
  staticData: { title: 'menu.rtp', need: 'Rtp.manage' },
})

const call = createRoute({
  getParentRoute: () => shell,
  path: '/call',
  validateSearch: giftSearch,
  component: lazyRouteComponent(() => import('../gift/gift.page'), 'GiftPage'),
  staticData: { title: 'menu.call', need: 'Call.manage' },
})

const callLog = createRoute({
  getParentRoute: () => shell,
  path: '/call-log',
  validateSearch: giftLogSearch,
  component: lazyRouteComponent(() => import('../gift/gift-log.page'), 'GiftLogPage'),
  staticData: { title: 'menu.callLog', need: 'Call.manage' },
})

/** Games, their rounds and returns, and the gifts. */
export const gameRoutes = [games, gameHistory, slotHistory, rtp, call, callLog] as const
