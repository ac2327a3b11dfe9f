import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { reportSearch } from '../report/report-search'
import { shell } from './shell-route'

const dashboard = createRoute({
  getParentRoute: () => shell,
  path: '/dashboard',
  validateSearch: reportSearch,
  component: lazyRouteComponent(() => import('../report/dashboard.page'), 'DashboardPage'),
  staticData: { title: 'menu.dashboard' },
})

const lines = createRoute({
  getParentRoute: () => shell,
  path: '/partners/lines',
  validateSearch: reportSearch,
  component: lazyRouteComponent(() => import('../report/lines.page'), 'LinesPage'),
  staticData: { title: 'menu.lines', need: 'Report.read' },
})

export const reportRoutes = [dashboard, lines] as const
