import { savePermissions } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty } from '@camellia/ui/office-states'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { useKeys } from '../site/keys'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { focusMainSearch } from '../site/tool-search'
import { MatrixPhone } from './matrix-phone'
import { MatrixTable } from './matrix-table'
import { PermissionsHead } from './permissions-head'
import { type Review, ReviewBar, ReviewButton, saveKey, useReview } from './review'
import { RoleDifference } from './role-difference'
import type { ChangeSearch, PermissionsSearch } from './role-search'
import { type MatrixWork, useMatrix } from './use-matrix'
import { useRoleAction } from './use-role-action'
import type { RolesData } from './use-roles'

/** Roles against permissions: what is pressed waits in a difference until it is saved. */
export function RolePermissions({
  data,
  search,
  change,
}: {
  readonly data: RolesData
  readonly search: PermissionsSearch
  readonly change: ChangeSearch
}) {
  const { t } = useTexts()
  const phone = usePhone()
  const fresh = useFresh()
  const work = useMatrix(data, search)
  const review = useReview(work.counts.all)
  const [reason, setReason] = useState('')
  const clear = () => {
    work.clear()
    setReason('')
  }
  const { run, busy } = useRoleAction(savePermissions, {
    done: t('difference.saved'),
    onDone: clear,
    onRefused: (code) =>
      toast('warning', t(code === 'CONFLICT' ? 'difference.conflict' : `code.${code}`)),
  })
  useMatrixKeys(work, review)
  const List = phone ? MatrixPhone : MatrixTable
  return (
    <Page
      title={t('menu.permissions')}
      beside={
        <>
          <PermissionsHead search={search} change={change} />
          <ReviewButton review={review} />
        </>
      }
    >
      <Split lined>
        <Column>
          {work.groups.length === 0 ? (
            <OfficeEmpty icon="searchNone" title={t('matrix.none')} />
          ) : (
            <List data={data} work={work} search={search} change={change} stale={!fresh} />
          )}
          <ReviewBar review={review} />
        </Column>
        {review.open && (
          <RoleDifference
            data={data}
            work={work}
            reason={reason}
            onReason={setReason}
            busy={busy}
            enabled={fresh}
            onClear={clear}
            onClose={review.close}
            onSave={() => run({ changes: work.changes, reason: reason.trim() })}
          />
        )}
      </Split>
    </Page>
  )
}

function useMatrixKeys(work: MatrixWork, review: Review): void {
  const forward = () => (document.documentElement.dir === 'rtl' ? -1 : 1)
  const move = { text: 'matrix.keyMove' } as const
  useKeys([
    { ...move, keys: ['ArrowDown'], caps: ['↑', '↓', '←', '→'], run: () => work.step(1, 0) },
    { ...move, keys: ['ArrowUp'], run: () => work.step(-1, 0) },
    { ...move, keys: ['ArrowRight'], run: () => work.step(0, forward()) },
    { ...move, keys: ['ArrowLeft'], run: () => work.step(0, -forward()) },
    { keys: ['Space'], caps: ['Space'], text: 'matrix.keyToggle', run: work.pressHere },
    { keys: ['Z'], caps: ['Z'], text: 'matrix.keyUndo', run: work.undo },
    { keys: ['D'], caps: ['D'], text: 'matrix.keyDifference', run: review.toggle },
    { keys: ['F'], caps: ['F'], text: 'matrix.search', run: focusMainSearch },
    saveKey(review),
  ])
}
