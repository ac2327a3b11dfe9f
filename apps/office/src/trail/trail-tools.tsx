import { TRAIL_ACTIONS } from '@camellia/contract/trail'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { DaysChoice } from '../site/days-choice'
import { ToolSearch } from '../site/tool-search'
import { ToolSelect } from '../site/tool-select'
import styles from './trail.module.css'
import { ACTOR_MAX, type TrailChange, type TrailSearch } from './trail-search'

/** When, what, by whom; a member is chosen from an entry or from their panel. */
export function TrailTools({
  search,
  onChange,
}: {
  readonly search: TrailSearch
  readonly onChange: (change: TrailChange) => void
}) {
  const { t } = useTexts()
  return (
    <>
      <DaysChoice
        label={t('trail.at')}
        value={search.days}
        onChange={(days) => onChange({ days })}
      />
      <ToolSelect
        label={t('trail.what')}
        any={t('trail.anything')}
        value={search.action}
        choices={TRAIL_ACTIONS.map((value) => ({ value, label: t(`trail.action.${value}`) }))}
        onChange={(action) => onChange({ action })}
        className={styles.what}
      />
      <ToolSearch
        label={t('trail.whoBox')}
        maxLength={ACTOR_MAX}
        value={search.actor}
        onText={(actor) => onChange({ actor })}
        className={styles.who}
      />
      {search.member && (
        <OfficeButton size="sm" onClick={() => onChange({ member: undefined })}>
          {t('trail.oneMember', { id: String(search.member) })}
          <OfficeIcon name="close" size={12} />
        </OfficeButton>
      )}
    </>
  )
}
