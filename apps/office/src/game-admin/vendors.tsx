import { useTexts } from '@camellia/i18n/texts'
import { Switch } from '@camellia/ui/office-checkbox'
import { Tag } from '@camellia/ui/office-tag'
import { useMay } from '../site/may'
import styles from './games.module.css'
import type { Switching, Vendor } from './games.rules'

/** Whole vendors above their titles: closed here, all of theirs are. */
export function Vendors({
  vendors,
  onSwitch,
}: {
  readonly vendors: readonly Vendor[]
  readonly onSwitch: (switching: Switching) => void
}) {
  const { t } = useTexts()
  const may = useMay('Game.switch')
  return (
    <ul className={styles.vendors} aria-label={t('games.vendor')}>
      {vendors.map((vendor) => (
        <li key={vendor.code}>
          <b className="semi">{vendor.name}</b>
          <span className="t3 f12">
            {t('games.count', { count: vendor.games })}
            {vendor.types.map((type) => ` · ${t(`gameType.${type}`)}`).join('')}
          </span>
          {may ? (
            <Switch
              label={t(vendor.open ? 'games.on' : 'games.off')}
              about={vendor.name}
              on={vendor.open}
              onChange={(on) => onSwitch({ kind: 'VENDOR', vendor, on })}
            />
          ) : (
            <Tag tone={vendor.open ? 'ok' : 'bad'}>{t(vendor.open ? 'games.on' : 'games.off')}</Tag>
          )}
        </li>
      ))}
    </ul>
  )
}
