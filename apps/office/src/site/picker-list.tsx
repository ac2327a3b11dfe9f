import { useTexts } from '@camellia/i18n/texts'
import { classes } from '@camellia/ui/class-names'
import { MemberOption, type ShownMember } from './member-option'
import styles from './picker.module.css'
import type { PickerOf } from './use-picker'

/** What was found for the text of a picker's box; an id written in full is the first. */
export function PickerList<Found extends ShownMember>({
  picker,
  label,
  flow = false,
}: {
  readonly picker: PickerOf<Found>
  readonly label?: string
  /** In the flow of a form, which it makes longer, and not over what is below. */
  readonly flow?: boolean
}) {
  const { t } = useTexts()
  if (!picker.open) return null
  return (
    <div
      id={picker.list}
      className={classes(styles.list, flow && styles.flow)}
      role="listbox"
      aria-label={label ?? t('search.results')}
    >
      {picker.found.map((one) => (
        <MemberOption
          key={one.id}
          id={picker.optionId(one.id)}
          member={one}
          asked={picker.asked}
          selected={one === picker.chosen}
          onChoose={() => picker.pick(one)}
        />
      ))}
      {picker.found.length === 0 && (
        <p className={styles.hint} role="status">
          {t(picker.searching ? 'word.loading' : 'search.none')}
        </p>
      )}
    </div>
  )
}
