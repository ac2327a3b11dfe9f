import { Icon } from '@camellia/ui/icons'
import type { ReactNode } from 'react'
import styles from './section.module.css'
import { SiteLink } from './site-link'

export interface SectionProps {
  readonly title: string
  readonly note?: string | undefined
  readonly more?: { readonly href: string; readonly label: string }
  /** Stands below the edge at first: laid out when one comes near. */
  readonly far?: boolean
  readonly children: ReactNode
}

export function Section({ title, note, more, far = false, children }: SectionProps) {
  return (
    <section className={styles.section} data-far={far || undefined}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        {more && (
          <SiteLink className={styles.more} href={more.href}>
            {more.label}
            {/* Of what, for those who hear links without what stands around them. */}
            <span className="srOnly">: {title}</span>
            <Icon name="next" size={16} />
          </SiteLink>
        )}
      </div>
      {children}
    </section>
  )
}

export function PageTitle({
  title,
  sub,
  children,
}: {
  readonly title: string
  readonly sub?: string
  readonly children?: ReactNode
}) {
  return (
    <div className={styles.title}>
      <div>
        <h1>{title}</h1>
        {sub && <p>{sub}</p>}
      </div>
      {children && <div className={styles.end}>{children}</div>}
    </div>
  )
}
