import { useSession } from '@camellia/client/session'
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { askLogin } from './dialogs'
import { needsLogin } from './guarded'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string
  /** What to do instead of asking for the login when a visitor may not go there. */
  readonly onRefused?: () => void
  readonly onGo?: (() => void) | undefined
}

/** A link inside the site. Where login is needed it asks for it and goes on afterwards. */
export function SiteLink({ href, onRefused, onGo, children, ...anchor }: SiteLinkProps) {
  const { history } = useRouter()
  const { isAuth } = useSession('isAuth')
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onGo?.()
    if (isAuth || !needsLogin(href)) return history.push(href)
    if (onRefused) onRefused()
    else askLogin(href)
  }
  return (
    <a {...anchor} href={href} onClick={follow}>
      {children}
    </a>
  )
}
