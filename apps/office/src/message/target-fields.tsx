import { useEndpoint } from '@camellia/client/hooks'
import { listRoles } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeSelect } from '@camellia/ui/office-field'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { FilterChip, QuickChoice } from '@camellia/ui/office-table-filter'
import { useMay } from '../site/may'
import { MemberPicker } from '../site/member-picker'
import styles from './message.module.css'
import { type BroadcastDraft, SELECTED_MAX, TARGET_KINDS, withPerson } from './message.rules'

interface TargetProps {
  readonly draft: BroadcastDraft
  readonly change: (part: Partial<BroadcastDraft>) => void
}

/** To whom, and how many people that is before one sends. */
export function TargetFields({
  draft,
  change,
  reach,
}: TargetProps & { readonly reach: number | undefined }) {
  const { t } = useTexts()
  // Whoever may not see roles cannot choose one.
  const roles = useMay('Role.manage')
  const kinds = TARGET_KINDS.filter((kind) => kind !== 'ROLE' || roles)
  return (
    <fieldset className={styles.target}>
      <legend>{t('broadcast.target')}</legend>
      <QuickChoice
        label={t('broadcast.target')}
        value={draft.kind}
        choices={kinds.map((value) => ({ value, label: t(`broadcast.target.${value}`) }))}
        onChange={(kind) => change({ kind })}
      />
      {draft.kind === 'ROLE' && <RoleField draft={draft} change={change} />}
      {draft.kind === 'LINE' && <LineField draft={draft} change={change} />}
      {draft.kind === 'SELECTED' && <PeopleField draft={draft} change={change} />}
      <p className={styles.reach} role="status">
        <OfficeIcon name="users" size={14} />
        {reach === undefined ? t('broadcast.reachUnknown') : t('broadcast.reach', { count: reach })}
      </p>
    </fieldset>
  )
}

function RoleField({ draft, change }: TargetProps) {
  const { t } = useTexts()
  const roles = useEndpoint(listRoles, {}).data?.roles ?? []
  return (
    <OfficeSelect
      label={t('broadcast.role')}
      placeholder={t('broadcast.chooseRole')}
      value={String(draft.role ?? '')}
      options={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(value) => change({ role: roles.find(({ id }) => String(id) === value)?.id })}
    />
  )
}

function LineField({ draft, change }: TargetProps) {
  const { t } = useTexts()
  const { partner } = draft
  if (!partner) {
    return <MemberPicker partners onPick={(_, found) => change({ partner: found })} />
  }
  return (
    <span>
      <FilterChip
        name={t('broadcast.partner')}
        drop={t('people.drop', { name: partner.name })}
        onDrop={() => change({ partner: undefined })}
      >
        {partner.name}
      </FilterChip>
    </span>
  )
}

function PeopleField({ draft, change }: TargetProps) {
  const { t } = useTexts()
  const { people } = draft
  return (
    <>
      <MemberPicker first onPick={(_, found) => change({ people: withPerson(people, found) })} />
      <span className={styles.people}>
        {people.map(({ id, name, code }) => (
          <FilterChip
            key={id}
            name={name}
            drop={t('people.drop', { name })}
            onDrop={() => change({ people: people.filter((person) => person.id !== id) })}
          >
            {code}
          </FilterChip>
        ))}
      </span>
      {people.length >= SELECTED_MAX && <p className="t3 f12">{t('broadcast.most')}</p>}
    </>
  )
}
