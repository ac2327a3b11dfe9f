import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeField } from '@camellia/ui/office-field'
import { LineOf } from '../site/line-of'
import { PickerList } from '../site/picker-list'
import { usePartnerSearch } from '../site/use-partner-search'
import { usePicker } from '../site/use-picker'
import styles from './edit.module.css'

export interface PickedPartner {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly path: readonly { readonly code: string; readonly name: string }[]
}

/** A partner of one's own tree, found by id or nickname. */
export function PartnerField({
  label,
  hint,
  value,
  onChange,
  autoFocus = false,
}: {
  readonly label: string
  readonly hint?: string
  readonly value: PickedPartner | undefined
  readonly onChange: (partner: PickedPartner | undefined) => void
  readonly autoFocus?: boolean
}) {
  const { t } = useTexts()
  if (value) {
    return (
      <div className={styles.picked}>
        <span className="t2 f12 med">{label}</span>
        <span className="row">
          <b className="semi">{value.name}</b> <span className="t3">{value.code}</span>
          <LineOf line={value.path.slice(0, -1)} className="f12 ell" />
          <span className="fill" />
          <OfficeButton size="sm" autoFocus onClick={() => onChange(undefined)}>
            {t('edit.another')}
          </OfficeButton>
        </span>
      </div>
    )
  }
  return <PartnerSearch {...{ label, autoFocus, onChange }} {...(hint && { hint })} />
}

function PartnerSearch({
  label,
  hint,
  autoFocus,
  onChange,
}: {
  readonly label: string
  readonly hint?: string
  readonly autoFocus: boolean
  readonly onChange: (partner: PickedPartner) => void
}) {
  const { t } = useTexts()
  const picker = usePicker(usePartnerSearch, onChange)
  return (
    <div>
      <OfficeField
        {...picker.input}
        label={label}
        hint={hint}
        value={picker.text}
        onChange={picker.type}
        placeholder={t('edit.partnerSearch')}
        maxLength={40}
        data-autofocus={autoFocus ? '' : undefined}
      />
      <PickerList picker={picker} label={label} flow />
    </div>
  )
}
