import { SCENES, tileOf } from '@camellia/art/art'
import { useTexts } from '@camellia/i18n/texts'
import { SiteLink } from '../site/site-link'
import styles from './shortcuts.module.css'

/** The ways in that are open now. */
const SHORTCUTS = [
  {
    href: '/slot',
    image: tileOf('crimson-fortune').image,
    title: 'nav.slot',
    text: 'shortcut.slot',
    at: '50% 40%',
  },
  { href: '/mini', image: SCENES.mini, title: 'nav.mini', text: 'shortcut.mini', at: '50% 62%' },
  {
    href: '/fairness',
    image: SCENES.fairness,
    title: 'nav.fairness',
    text: 'shortcut.fairness',
    at: '50% 34%',
  },
  {
    href: '/refer-friend',
    image: SCENES.invite,
    title: 'nav.refer',
    text: 'shortcut.refer',
    at: '50% 46%',
  },
] as const

export function Shortcuts() {
  const { t } = useTexts()
  return (
    <div className={styles.shortcuts}>
      {SHORTCUTS.map(({ href, image, title, text, at }) => (
        <SiteLink key={href} className={styles.shortcut} href={href}>
          <img src={image} alt="" style={{ objectPosition: at }} />
          <b>{t(title)}</b>
          <small>{t(text)}</small>
        </SiteLink>
      ))}
    </div>
  )
}
