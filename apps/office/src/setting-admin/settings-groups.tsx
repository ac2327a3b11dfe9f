import { SETTING_GROUPS, type Setting, type SettingGroup } from '@camellia/contract/setting-admin'
import { useTexts } from '@camellia/i18n/texts'
import { Link } from '@tanstack/react-router'
import type { ChangeOf } from '../site/address'
import styles from './settings.module.css'
import { foundIn } from './settings.rules'
import type { SettingsSearch } from './settings-search'

/** What belongs together, with how many were found; then what has a screen of its own. */
export function Groups({
  settings,
  search,
  onChange,
}: {
  readonly settings: readonly Setting[]
  readonly search: SettingsSearch
  readonly onChange: (change: ChangeOf<SettingsSearch>) => void
}) {
  const { t } = useTexts()
  const { group: _, ...rest } = search
  const found = foundIn(settings, rest, t)
  const entry = (group: SettingGroup | undefined) => {
    const many = group ? found.filter((one) => one.group === group).length : found.length
    return (
      <button
        key={group ?? 'ALL'}
        type="button"
        aria-pressed={search.group === group}
        onClick={() => onChange({ group })}
      >
        {t(group ? `setting.group.${group}` : 'setting.all')}
        <span className="n t3">{many}</span>
      </button>
    )
  }
  return (
    <nav className={styles.groups} aria-label={t('setting.title')}>
      {entry(undefined)}
      {SETTING_GROUPS.map(entry)}
      <h2 className={styles.elsewhere}>{t('setting.elsewhere')}</h2>
      <Link to="/company-accounts">{t('menu.companyAccounts')}</Link>
      <Link to="/notices">{t('menu.notices')}</Link>
      <Link to="/qna/macros">{t('macro.title')}</Link>
      <Link to="/rtp">{t('menu.rtp')}</Link>
      <Link to="/system">{t('menu.system')}</Link>
    </nav>
  )
}
