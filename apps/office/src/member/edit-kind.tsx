import { useEndpoint } from '@camellia/client/hooks'
import { offeredRoles } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeSelect } from '@camellia/ui/office-field'
import { Tabs } from '@camellia/ui/office-tabs'

export type Kind = 'MEMBER' | 'PARTNER' | 'USER'
export const KINDS: readonly Kind[] = ['MEMBER', 'PARTNER', 'USER']

export function KindTabs({
  kind,
  onChange,
}: {
  readonly kind: Kind
  readonly onChange: (kind: Kind) => void
}) {
  const { t } = useTexts()
  const choices = KINDS.map((value) => ({ value, label: t(`edit.kind${value}`) }))
  return <Tabs<Kind> label={t('edit.kind')} value={kind} onChange={onChange} choices={choices} />
}

/** Only what one may give: nobody hands out more than they hold. */
export function OfferedRoles({
  kind,
  parentId,
  value,
  onChange,
}: {
  readonly kind: Kind
  readonly parentId: MemberId | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const { t } = useTexts()
  const { data } = useEndpoint(offeredRoles, { kind, ...(parentId && { parentId }) })
  return (
    <OfficeSelect
      label={t('edit.roleId')}
      hint={data?.length === 0 ? t('edit.noRoles') : undefined}
      value={value}
      onChange={onChange}
      placeholder={t('edit.choose')}
      options={(data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}
