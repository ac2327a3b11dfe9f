import { TRAIL_ACTIONS, type TrailAction } from '@camellia/contract/trail'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { QuickChoice } from '@camellia/ui/office-table-filter'
import { useEffect, useState } from 'react'
import styles from './trail.module.css'
import { TRAIL_DAYS, type TrailDays, type TrailSearch } from './trail-search'

const TYPING_MS = 250

/** When, what, by whom; a member is chosen from an entry or from their panel. */
export function TrailTools({
  search,
  onChange,
}: {
  readonly search: TrailSearch
  readonly onChange: (change: TrailSearch) => void
}) {
  const { t } = useTexts()
  const days = [
    { value: 'all' as const, label: t('trail.days.all') },
    ...TRAIL_DAYS.map((value) => ({ value, label: t(`trail.days.${value}`) })),
  ]
  return (
    <>
      <QuickChoice<TrailDays | 'all'>
        label={t('trail.at')}
        value={search.days ?? 'all'}
        choices={days}
        onChange={(chosen) => onChange({ days: chosen as TrailDays })}
      />
      <select
        className={styles.select}
        aria-label={t('trail.what')}
        value={search.action ?? ''}
        onChange={(event) => onChange({ action: event.target.value as TrailAction })}
      >
        <option value="">{t('trail.anything')}</option>
        {TRAIL_ACTIONS.map((action) => (
          <option key={action} value={action}>
            {t(`trail.action.${action}`)}
          </option>
        ))}
      </select>
      <ActorBox search={search} onChange={onChange} />
      {search.member && (
        <OfficeButton size="sm" onClick={() => onChange({ member: 0 })}>
          {t('trail.oneMember', { id: String(search.member) })}
          <OfficeIcon name="close" size={12} />
        </OfficeButton>
      )}
    </>
  )
}

function ActorBox({
  search,
  onChange,
}: {
  readonly search: TrailSearch
  readonly onChange: (change: TrailSearch) => void
}) {
  const { t } = useTexts()
  const known = search.actor ?? ''
  const [text, setText] = useState(known)
  useEffect(() => setText(known), [known])
  useEffect(() => {
    if (text.trim() === known) return
    const timer = setTimeout(() => onChange({ actor: text.trim() }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, known, onChange])
  return (
    <span className={styles.search}>
      <OfficeIcon name="search" size={14} />
      <input
        aria-label={t('trail.whoBox')}
        placeholder={t('trail.whoBox')}
        maxLength={12}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </span>
  )
}
