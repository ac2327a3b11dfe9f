import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { hrefWith } from '../site/search'
import { SiteLink } from '../site/site-link'
import styles from './coin.module.css'
import { type DepositWay, depositSearch } from './deposit-search'

const WAYS = [
  { way: 'bank', icon: 'bank' },
  { way: 'coin', icon: 'coin' },
] as const

/** By bank or by coin; the address says which. */
export function DepositWays({ way: shown }: { readonly way: DepositWay }) {
  const { t } = useTexts()
  return (
    <nav className={styles.ways} aria-label={t('deposit.way')}>
      {WAYS.map(({ way, icon }) => (
        <SiteLink
          key={way}
          href={hrefWith('/deposit', { ...depositSearch({ way }) })}
          aria-current={way === shown ? 'page' : undefined}
        >
          <Icon name={icon} size={16} />
          {t(`deposit.way.${way}`)}
        </SiteLink>
      ))}
    </nav>
  )
}
