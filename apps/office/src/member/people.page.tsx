import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { PAGE_SIZES } from '@camellia/contract/fields'
import { openBranch } from '@camellia/contract/member-tree'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { usePhone } from '@camellia/ui/office-media'
import { MorePager } from '@camellia/ui/office-table-pager'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { CreateButtons } from './edit-create'
import { LinesOf } from './line-columns'
import { MemberPanel } from './member-panel'
import { PartnerTree } from './partner-tree'
import { PeopleBulk } from './people-bulk'
import { changed, type PeopleChange, type PersonKind, pageOf } from './people-search'
import { PeopleTable } from './people-table'
import { PeopleTools } from './people-tools'
import { useColumns } from './use-columns'
import { useExport } from './use-export'
import { usePeople } from './use-people'
import { usePeopleCursor } from './use-people-cursor'
import { usePeopleKeys } from './use-people-keys'
import { useTreeShown } from './use-tree-shown'

export function MembersPage() {
  return <PeoplePage kind="MEMBER" />
}

export function PartnersPage() {
  return <PeoplePage kind="PARTNER" />
}

export function UsersPage() {
  return <PeoplePage kind="USER" />
}

const PATHS = { MEMBER: '/members', PARTNER: '/partners', USER: '/users' } as const

/** Players, partners or staff: one list, with the partner tree at its side. */
function PeoplePage({ kind }: { readonly kind: PersonKind }) {
  const { t } = useTexts()
  const parts = usePeopleParts(kind)
  const { search, change, people, cursor, columns, open, show, tools, setTools } = parts
  const phone = usePhone()
  const [tree, toggleTree] = useTreeShown()
  const csv = useExport(search, kind)
  const close = () => change({ id: undefined, tab: undefined, do: undefined })
  usePeopleKeys({ cursor, open, show, close, setTools, toggleTree, csv })
  return (
    <Page title={t(`people.title.${kind}`)} beside={<Beside {...parts} />}>
      <Split lined>
        {tree && !phone && (
          <PartnerTree
            under={search.under as MemberId | undefined}
            onChoose={(under) => change({ under })}
          />
        )}
        <Column>
          <PeopleTools
            {...{ kind, search, columns, csv }}
            onChange={change}
            open={tools}
            onOpen={setTools}
          />
          <PeopleBulk people={people.rows} cursor={cursor} />
          <LinesOf rows={people.rows}>
            <PeopleTable
              {...{ kind, search, people, cursor, open }}
              shown={columns.shown}
              stale={!useFresh()}
              onOpen={show}
              onChange={change}
            />
          </LinesOf>
          <MorePager
            {...pageOf(search)}
            sizes={PAGE_SIZES}
            shown={people.rows.length}
            hasMore={people.hasMore}
            onPage={(page) => change({ page })}
            onSize={(size) => change({ size })}
          />
        </Column>
        {open && (
          <MemberPanel
            key={`${open} ${search.do}`}
            id={open}
            deed={search.do}
            onDone={() => change({ do: undefined })}
            tab={search.tab ?? 'summary'}
            onTab={(tab) => change({ tab })}
            onMove={cursor.move}
            onClose={close}
          />
        )}
      </Split>
    </Page>
  )
}

function usePeopleParts(kind: PersonKind) {
  const { code: mine } = useSession('code')
  const search = useSearch({ from: `/shell${PATHS[kind]}` })
  const navigate = useNavigate()
  const said = JSON.stringify(search)
  const change = useCallback(
    (wanted: PeopleChange) =>
      void navigate({ to: PATHS[kind], search: changed(JSON.parse(said), wanted), replace: true }),
    [navigate, kind, said],
  )
  const people = usePeople(search, kind)
  const open = search.id as MemberId | undefined
  const [tools, setTools] = useState<'columns' | 'filter'>()
  const show = (id: MemberId) => {
    cursor.point(id)
    change({ id })
  }
  const cursor = usePeopleCursor(people.rows, {
    open,
    show: (id) => change({ id }),
    mayChoose: ({ code }) => code !== mine,
  })
  return {
    kind,
    search,
    change,
    people,
    cursor,
    columns: useColumns(kind),
    open,
    show,
    tools,
    setTools,
  }
}

/** How many, below whom; then what one can begin here. */
function Beside({ kind, people, search, change }: ReturnType<typeof usePeopleParts>) {
  const { t } = useTexts()
  const { under } = search
  const branch = useEndpoint(openBranch, under ? { id: under as MemberId } : {}, {
    enabled: under !== undefined,
  }).data?.node
  return (
    <>
      <span className="t3 ell">
        {people.totals && t('people.count', { count: people.totals.count })}
        {branch && branch.id === under && ` · ${t('people.under', { name: branch.name })}`}
      </span>
      <span className="fill" />
      <CreateButtons
        kind={kind}
        creating={search.new === true}
        onCreating={(on) => change({ new: on || undefined })}
      />
    </>
  )
}
