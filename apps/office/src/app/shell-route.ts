import { currentSession } from '@camellia/client/session'
import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { NotFoundPage } from './not-found.page'
import { Root } from './root'

export const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage })

/** Everything behind the login, in the shell; afterwards one goes on to where one was going. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ location }) => {
    if (!currentSession().isAuth) {
      throw redirect({ to: '/login', search: { next: location.href } })
    }
  },
  component: lazyRouteComponent(() => import('./shell'), 'Shell'),
})
