import { LOGIN_OUTCOMES, type LoginOutcome, SITES } from '@camellia/contract/login'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { QuickChoice } from '@camellia/ui/office-table-filter'
import { useEffect, useState } from 'react'
import styles from './access.module.css'
import { LOGIN_DAYS, type LoginDays, type LoginsSearch, type Site } from './logins-search'

const TYPING_MS = 300

interface ToolsProps {
  readonly search: LoginsSearch
  readonly onChange: (change: LoginsSearch) => void
}

export function LoginsTools({ search, onChange }: ToolsProps) {
  const { t } = useTexts()
  const days = [
    { value: 'all' as const, label: t('logins.days.all') },
    ...LOGIN_DAYS.map((value) => ({ value, label: t(`logins.days.${value}`) })),
  ]
  return (
    <div className={styles.tools}>
      <QuickChoice<LoginDays | 'all'>
        label={t('logins.at')}
        value={search.days ?? 'all'}
        choices={days}
        onChange={(chosen) => onChange({ days: chosen as LoginDays })}
      />
      <Box
        label={t('logins.code')}
        known={search.code ?? ''}
        onText={(code) => onChange({ code })}
      />
      <Box
        label={t('logins.address')}
        known={search.address ?? ''}
        onText={(address) => onChange({ address })}
      />
      <Choices search={search} onChange={onChange} />
    </div>
  )
}

function Choices({ search, onChange }: ToolsProps) {
  const { t } = useTexts()
  return (
    <>
      <select
        className={styles.select}
        aria-label={t('logins.outcome')}
        value={search.outcome ?? ''}
        onChange={(event) => onChange({ outcome: event.target.value as LoginOutcome })}
      >
        <option value="">{t('logins.anyOutcome')}</option>
        {LOGIN_OUTCOMES.map((outcome) => (
          <option key={outcome} value={outcome}>
            {t(`login.outcome.${outcome}`)}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        aria-label={t('logins.site')}
        value={search.site ?? ''}
        onChange={(event) => onChange({ site: event.target.value as Site })}
      >
        <option value="">{t('logins.anySite')}</option>
        {SITES.map((site) => (
          <option key={site} value={site}>
            {t(`access.site.${site}`)}
          </option>
        ))}
      </select>
    </>
  )
}

/** What is typed goes to the address bar after a moment. */
function Box({
  label,
  known,
  onText,
}: {
  readonly label: string
  readonly known: string
  readonly onText: (text: string) => void
}) {
  const [text, setText] = useState(known)
  useEffect(() => setText(known), [known])
  useEffect(() => {
    if (text.trim() === known) return
    const timer = setTimeout(() => onText(text.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, known, onText])
  return (
    <span className={styles.search} data-on={known ? '' : undefined}>
      <OfficeIcon name="search" size={14} />
      <input
        aria-label={label}
        placeholder={label}
        maxLength={45}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </span>
  )
}
