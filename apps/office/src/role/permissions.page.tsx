import { useTexts } from '@camellia/i18n/texts'
import { useLater } from '@camellia/ui/office-media'
import { OfficeFailed } from '@camellia/ui/office-states'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { Page } from '../site/page'
import { PersonPermissions } from './person-permissions'
import { RoleBones } from './role-bones'
import { RolePermissions } from './role-permissions'
import type { ChangeSearch } from './role-search'
import { useRoles } from './use-roles'

/** Who may do what: roles against permissions, or one person against their role. */
export function PermissionsPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/permissions' })
  const change = useChange()
  const { data, refusal, pending, retry } = useRoles()
  const late = useLater(pending)
  if (!data) {
    return (
      <Page title={t('menu.permissions')}>
        {refusal && <OfficeFailed code={refusal.code} onRetry={retry} />}
        {late && <RoleBones />}
      </Page>
    )
  }
  return search.by === 'PERSON' ? (
    <PersonPermissions data={data} search={search} change={change} />
  ) : (
    <RolePermissions data={data} search={search} change={change} />
  )
}

/** What one looks at lives in the address bar, so that it can be sent to a colleague. */
function useChange(): ChangeSearch {
  const navigate = useNavigate({ from: '/permissions' })
  return useCallback((search) => void navigate({ search, replace: true }), [navigate])
}
