import type { Role } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater } from '@camellia/ui/office-media'
import { OfficeFailed } from '@camellia/ui/office-states'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useKeys } from '../site/keys'
import { moveKeys } from '../site/list-keys'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { RoleBones } from './role-bones'
import { type RoleDialog, RoleDialogs } from './role-dialogs'
import { RoleLayout } from './role-layout'
import { RoleList } from './role-list'
import { sortedBy } from './role-list.rules'
import { RoleOutline } from './role-outline'
import { RolePanel } from './role-panel'
import { ROLE_VIEWS, type RolesSearch } from './role-search'
import { outlineOf } from './role-tree.rules'
import { type RolesData, useRoles } from './use-roles'
import { ViewSegments } from './view-segments'

/** The roles of my branch: as a tree, as a list, as boxes. */
export function RolesPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/roles' })
  const change = useChange()
  const { data, refusal, pending, retry } = useRoles()
  const late = useLater(pending)
  const fresh = useFresh()
  const [dialog, setDialog] = useState<RoleDialog>()
  const open = data?.roles.find(({ id }) => id === search.id)
  const may = data?.roles.some(({ mayHang }) => mayHang) ?? false
  const create = () => may && fresh && setDialog({ what: 'CREATE', under: open })
  return (
    <Page
      title={t('menu.roles')}
      beside={
        <>
          <ViewSegments
            label={t('role.view')}
            value={search.view ?? 'TREE'}
            onChange={(view) => change({ ...search, view })}
            choices={ROLE_VIEWS.map((value) => ({ value, label: t(`role.${value}`) }))}
          />
          <span className="fill" />
          {may && (
            <OfficeButton look="ink" disabled={!fresh} onClick={create}>
              <OfficeIcon name="plus" size={14} />
              {t('role.create')}
            </OfficeButton>
          )}
        </>
      }
    >
      <Split lined>
        <Column>
          {refusal && <OfficeFailed code={refusal.code} onRetry={retry} />}
          {late && <RoleBones />}
          {data && <View data={data} search={search} change={change} create={create} />}
        </Column>
        {open && data && (
          <RolePanel
            role={open}
            roles={data.roles}
            enabled={fresh}
            onDialog={setDialog}
            onClose={() => change(without(search))}
          />
        )}
      </Split>
      {data && <RoleDialogs dialog={dialog} data={data} onClose={() => setDialog(undefined)} />}
    </Page>
  )
}

function View({
  data,
  search,
  change,
  create,
}: {
  readonly data: RolesData
  readonly search: RolesSearch
  readonly change: (search: RolesSearch) => void
  readonly create: () => void
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const { roles } = data
  const shown =
    search.view === 'LIST'
      ? sortedBy(roles, search.sort ?? 'tree', search.down === true)
      : outlineOf(roles).map(({ role }) => role)
  const open = (role: Role) => change({ ...search, id: role.id })
  const cursor = useRolesKeys({ shown, search, open, change, create })
  if (search.view === 'LAYOUT') return <RoleLayout roles={roles} open={search.id} onRole={open} />
  if (search.view === 'LIST') {
    return (
      <RoleList
        {...{ roles, search, cursor }}
        loading={false}
        stale={!fresh}
        onSort={({ sort, down }) =>
          change({ view: 'LIST', ...(sort && { sort }), ...(down && { down }) })
        }
        onRole={open}
      />
    )
  }
  return (
    <RoleOutline
      label={t('menu.roles')}
      branches={outlineOf(roles)}
      cursor={cursor}
      open={search.id}
      stale={!fresh}
      onRole={open}
    />
  )
}

/** Arrows walk, Enter opens, N makes a new one. */
function useRolesKeys({
  shown,
  search,
  open,
  change,
  create,
}: {
  readonly shown: readonly Role[]
  readonly search: RolesSearch
  readonly open: (role: Role) => void
  readonly change: (search: RolesSearch) => void
  readonly create: () => void
}): number | undefined {
  const [cursor, setCursor] = useState<number | undefined>(search.id)
  const at = shown.findIndex(({ id }) => id === cursor)
  const walk = (by: number) => {
    const next = shown[Math.min(Math.max(at + by, 0), shown.length - 1)]
    setCursor(next?.id)
    if (next && search.id !== undefined) open(next)
  }
  const show = () => {
    const role = shown[at]
    if (role) open(role)
  }
  useKeys([
    ...moveKeys(walk),
    { keys: ['Enter'], caps: ['↵'], text: 'keys.open', run: show },
    { keys: ['N'], caps: ['N'], text: 'role.create', run: create },
    { keys: ['Escape'], caps: ['esc'], text: 'word.close', run: () => change(without(search)) },
  ])
  return cursor
}

function without({ id: _, ...search }: RolesSearch): RolesSearch {
  return search
}

/** What one looks at lives in the address bar, so that it can be sent to a colleague. */
function useChange(): (search: RolesSearch) => void {
  const navigate = useNavigate({ from: '/roles' })
  return useCallback((search) => void navigate({ search, replace: true }), [navigate])
}
