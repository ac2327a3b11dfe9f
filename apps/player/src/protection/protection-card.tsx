import { Icon, type IconName } from '@camellia/ui/icons'
import type { ReactNode } from 'react'
import styles from './protection.module.css'

export function ProtectionCard({
  icon,
  title,
  text,
  children,
}: {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}) {
  return (
    <section className={`card ${styles.card}`}>
      <span className={styles.picture}>
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}
