import { useTexts } from '@camellia/i18n/texts'
import { classes } from '@camellia/ui/class-names'
import { OfficeSearch } from '@camellia/ui/office-search'
import type { FoundMember } from './found-member'
import styles from './picker.module.css'
import { PickerList } from './picker-list'
import { useMemberSearch, usePartnersFound } from './use-member-search'
import { usePicker } from './use-picker'

/** One member below me: type, arrow down, Enter. */
export function MemberPicker({
  onPick,
  partners = false,
  first = false,
  label,
  className,
}: {
  readonly onPick: (id: number, member: FoundMember) => void
  /** Others are not offered. */
  readonly partners?: boolean
  /** It has the focus when its dialog opens. */
  readonly first?: boolean
  readonly label?: string
  readonly className?: string | undefined
}) {
  const { t } = useTexts()
  const picker = usePicker(partners ? usePartnersFound : useMemberSearch, (member) =>
    onPick(member.id, member),
  )
  return (
    <div className={classes(styles.picker, className)}>
      <OfficeSearch
        {...picker.input}
        label={label ?? t('keys.search')}
        value={picker.text}
        onText={picker.type}
        data-autofocus={first ? '' : undefined}
      />
      <PickerList picker={picker} />
    </div>
  )
}
