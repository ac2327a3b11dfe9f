import { Icon } from '@camellia/ui/icons'
import styles from './back-link.module.css'
import { SiteLink } from './site-link'

/** From one of a list back to all of them. */
export function BackLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <SiteLink className={styles.back} href={href}>
      <Icon name="previous" size={16} />
      {label}
    </SiteLink>
  )
}
