import { LOGIN_OUTCOMES, SITES } from '@camellia/contract/login'
import { useTexts } from '@camellia/i18n/texts'
import { DaysChoice } from '../site/days-choice'
import { ToolSearch } from '../site/tool-search'
import { ToolSelect } from '../site/tool-select'
import styles from './access.module.css'
import { ADDRESS_MAX, CODE_MAX, type LoginsChange, type LoginsSearch } from './logins-search'

export function LoginsTools({
  search,
  onChange,
}: {
  readonly search: LoginsSearch
  readonly onChange: (change: LoginsChange) => void
}) {
  const { t } = useTexts()
  return (
    <>
      <ToolSearch
        label={t('logins.code')}
        maxLength={CODE_MAX}
        value={search.code}
        onText={(code) => onChange({ code })}
        className={styles.search}
      />
      <ToolSearch
        label={t('logins.address')}
        maxLength={ADDRESS_MAX}
        value={search.address}
        onText={(address) => onChange({ address })}
        className={styles.search}
      />
      <DaysChoice
        label={t('logins.at')}
        value={search.days}
        onChange={(days) => onChange({ days })}
      />
      <ToolSelect
        label={t('logins.outcome')}
        any={t('logins.anyOutcome')}
        value={search.outcome}
        choices={LOGIN_OUTCOMES.map((value) => ({ value, label: t(`login.outcome.${value}`) }))}
        onChange={(outcome) => onChange({ outcome })}
      />
      <ToolSelect
        label={t('logins.site')}
        any={t('logins.anySite')}
        value={search.site}
        choices={SITES.map((value) => ({ value, label: t(`access.site.${value}`) }))}
        onChange={(site) => onChange({ site })}
      />
    </>
  )
}
