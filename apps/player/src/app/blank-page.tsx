import { SCENES } from '@camellia/art/art'
import { Logo } from '@camellia/ui/logo'
import type { ReactNode } from 'react'
import { SiteLink } from '../site/site-link'
import styles from './blank-page.module.css'

/** The brief's blank layout for what is said in one sentence. */
export function BlankPage({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}) {
  return (
    <main className={styles.page}>
      <img className={styles.art} src={SCENES.hero} alt="" />
      <SiteLink className={styles.brand} href="/home">
        <Logo />
      </SiteLink>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </main>
  )
}
