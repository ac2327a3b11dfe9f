import { useEndpoint } from '@camellia/client/hooks'
import { readOverrides } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { useLater } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { MemberPicker } from '../site/member-picker'
import { Page } from '../site/page'
import { PeoplePicks } from '../site/people-picks'
import { Column } from '../site/split'
import styles from './permissions.module.css'
import { PermissionsHead } from './permissions-head'
import { PersonMatrix } from './person-matrix'
import { RoleBones } from './role-bones'
import type { ChangeSearch, PermissionsSearch } from './role-search'
import type { RolesData } from './use-roles'

/** One person: what their role gives, and what is granted or withheld for them alone. */
export function PersonPermissions({
  data,
  search,
  change,
}: {
  readonly data: RolesData
  readonly search: PermissionsSearch
  readonly change: ChangeSearch
}) {
  const { t } = useTexts()
  const chosen = search.id !== undefined
  const id = (search.id ?? 1) as MemberId
  const person = useEndpoint(readOverrides, { id }, { enabled: chosen })
  const late = useLater(chosen && person.isPending)
  const choose = (picked: number) => change({ ...search, id: picked })
  const pick = <MemberPicker label={t('person.search')} className={styles.picker} onPick={choose} />
  if (chosen && person.data && person.data.id === id && !person.error) {
    return (
      <PersonMatrix
        key={id}
        person={person.data}
        held={data.held}
        search={search}
        change={change}
        pick={pick}
      />
    )
  }
  return (
    <Page
      title={t('menu.permissions')}
      beside={<PermissionsHead search={search} change={change} />}
      tools={pick}
    >
      <Column>
        {chosen && person.error && (
          <OfficeFailed code={person.error.code} onRetry={() => void person.refetch()} />
        )}
        {late && <RoleBones />}
        {!chosen && (
          <OfficeEmpty icon="user" title={t('person.none')}>
            <p>{t('person.noneHint')}</p>
            <PeoplePicks
              kinds={['USER', 'PARTNER']}
              onPick={choose}
              fact={({ roleName }) => roleName}
            />
          </OfficeEmpty>
        )}
      </Column>
    </Page>
  )
}
