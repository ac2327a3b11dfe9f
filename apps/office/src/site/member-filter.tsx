import { useEndpoint } from '@camellia/client/hooks'
import { readMember } from '@camellia/contract/member-panel'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { FilterChip } from '@camellia/ui/office-table-filter'
import { MemberPicker } from './member-picker'

/** Only of one member: found by typing, shown as a chip, dropped with its cross. */
export function MemberFilter({
  member,
  onChange,
}: {
  readonly member: number | undefined
  readonly onChange: (member: number | undefined) => void
}) {
  if (member === undefined) return <MemberPicker onPick={onChange} />
  return <MemberChip id={member as MemberId} onDrop={() => onChange(undefined)} />
}

function MemberChip({ id, onDrop }: { readonly id: MemberId; readonly onDrop: () => void }) {
  const { t } = useTexts()
  const { data } = useEndpoint(readMember, { id })
  const name = t('waiting.member')
  return (
    <FilterChip name={name} drop={t('people.drop', { name })} onDrop={onDrop}>
      {data?.id === id ? data.name : `#${id}`}
    </FilterChip>
  )
}
