import { currentSession } from '@camellia/client/session'
import { USER_READ } from '@camellia/contract/endpoint'
import { can } from '@camellia/kernel/ability'
import { redirect } from '@tanstack/react-router'
import { askLogin } from '../site/dialogs'

/** Without a session the page stays closed, and the login opens with where one was going. */
export function requireLogin({ location }: { readonly location: { readonly href: string } }): void {
  const { isAuth, permissions } = currentSession()
  if (isAuth && can(permissions, USER_READ)) return
  if (isAuth) throw redirect({ href: '/not-authorized', replace: true })
  askLogin(location.href)
  throw redirect({ href: '/home', replace: true })
}

/** The brief: a logged-in user on a page for visitors is sent to the root. */
export function onlyGuests(): void {
  if (currentSession().isAuth) throw redirect({ href: '/', replace: true })
}
