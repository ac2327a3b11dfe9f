import { useRefresh } from '@camellia/client/hooks'
import type { Permission } from '@camellia/contract/abilities'
import { type Overrides, readOverrides, saveOverrides } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeEmpty } from '@camellia/ui/office-states'
import { Tag } from '@camellia/ui/office-tag'
import { toast } from '@camellia/ui/toast'
import { type ReactNode, useState } from 'react'
import { useKeys } from '../site/keys'
import { moveKeys } from '../site/list-keys'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { focusMainSearch } from '../site/tool-search'
import permissions from './permissions.module.css'
import { PermissionsHead } from './permissions-head'
import { PersonDifference } from './person-difference'
import { PersonRows } from './person-rows'
import { type Review, ReviewBar, ReviewButton, saveKey, useReview } from './review'
import type { ChangeSearch, PermissionsSearch } from './role-search'
import { type PersonWork, usePerson } from './use-person'
import { useRoleAction } from './use-role-action'

/** As the role says, granted, or withheld: three choices for every permission. */
export function PersonMatrix({
  person,
  held,
  search,
  change,
  pick,
}: {
  readonly person: Overrides
  readonly held: readonly Permission[]
  readonly search: PermissionsSearch
  readonly change: ChangeSearch
  readonly pick: ReactNode
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const work = usePerson(person, held, search)
  const review = useReview(work.changed.length)
  const [reason, setReason] = useState('')
  const save = useSave(person, () => {
    work.clear()
    setReason('')
  })
  usePersonKeys(work, review)
  return (
    <Page
      title={t('menu.permissions')}
      beside={
        <>
          <PermissionsHead search={search} change={change} />
          <ReviewButton review={review} />
        </>
      }
      tools={pick}
    >
      <Split lined>
        <Column>
          <Who person={person} />
          {work.groups.length === 0 ? (
            <OfficeEmpty icon="searchNone" title={t('matrix.none')} />
          ) : (
            <PersonRows person={person} work={work} stale={!fresh} />
          )}
          <ReviewBar review={review} />
        </Column>
        {review.open && (
          <PersonDifference
            work={work}
            reason={reason}
            onReason={setReason}
            busy={save.busy}
            enabled={fresh}
            onClear={work.clear}
            onClose={review.close}
            onSave={() => save.run({ ...work.change, reason: reason.trim() })}
          />
        )}
      </Split>
    </Page>
  )
}

function useSave(person: Overrides, onDone: () => void) {
  const { t } = useTexts()
  const refresh = useRefresh()
  return useRoleAction(saveOverrides, {
    done: t('person.saved', { name: person.name }),
    onDone: () => {
      void refresh(readOverrides)
      onDone()
    },
    onRefused: (code) => {
      void refresh(readOverrides)
      toast('warning', t(code === 'CONFLICT' ? 'difference.conflict' : `code.${code}`))
    },
  })
}

function Who({ person }: { readonly person: Overrides }) {
  const { t } = useTexts()
  return (
    <div className={permissions.who}>
      <b className="semi">{person.name}</b>
      <span className="t3">{person.code}</span>
      <Tag>{t(`card.${person.kind}`)}</Tag>
      <span className="t2">{person.role.name}</span>
      {!person.mine && <span className="t3">{t('person.oneself')}</span>}
    </div>
  )
}

function usePersonKeys(work: PersonWork, review: Review): void {
  const forward = () => (document.documentElement.dir === 'rtl' ? -1 : 1)
  const set = { text: 'person.keySet' } as const
  useKeys([
    ...moveKeys(work.step),
    { ...set, keys: ['ArrowRight'], caps: ['←', '→'], run: () => work.cycle(forward()) },
    { ...set, keys: ['ArrowLeft'], run: () => work.cycle(-forward()) },
    { ...set, keys: ['Space'], run: () => work.cycle(1) },
    { keys: ['Z'], caps: ['Z'], text: 'matrix.keyUndo', run: work.undo },
    { keys: ['D'], caps: ['D'], text: 'matrix.keyDifference', run: review.toggle },
    { keys: ['F'], caps: ['F'], text: 'matrix.search', run: focusMainSearch },
    saveKey(review),
  ])
}
