import { moveRole, type Role } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { useRowDrag } from '@camellia/ui/office-drag'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeFailed } from '@camellia/ui/office-states'
import { toast } from '@camellia/ui/toast'
import { type KeyboardEvent, useState } from 'react'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import reorganize from './reorganize.module.css'
import { moveFor, moveOnto, type Step } from './reorganize.rules'
import { ReorganizePanel } from './reorganize-panel'
import { ReviewBar, ReviewButton } from './review'
import { RoleBones } from './role-bones'
import { RoleOutline } from './role-outline'
import { outlineOf } from './role-tree.rules'
import { type Reorganizing, useReorganizing } from './use-reorganizing'
import { useRoleAction } from './use-role-action'
import { useRoles } from './use-roles'

/** Roles are taken and hung elsewhere, by hand or by key; nothing is in force before it is saved. */
export function ReorganizePage() {
  const { t } = useTexts()
  const { data, refusal, pending, retry } = useRoles()
  const late = useLater(pending)
  const fresh = useFresh()
  const work = useReorganizing(data?.roles ?? [])
  const { review } = work
  const { run, busy } = useRoleAction(moveRole, {
    done: t('reorganize.saved'),
    onDone: work.clear,
    onRefused: (code) => {
      toast('warning', t(code === 'CONFLICT' ? 'reorganize.conflict' : `code.${code}`))
      if (code === 'CONFLICT') work.clear()
    },
  })
  const save = (reason: string) =>
    run({ moves: [...work.moves], ...(reason.trim() !== '' && { reason: reason.trim() }) })
  return (
    <Page
      title={t('menu.reorganize')}
      beside={
        <>
          <span className="t3 f12 ell">{t('reorganize.lead')}</span>
          <span className="fill" />
          {work.moves.length > 0 && (
            <OfficeButton size="sm" onClick={work.undo}>
              <OfficeIcon name="undo" size={14} />
              {t('reorganize.undo')}
            </OfficeButton>
          )}
          <ReviewButton review={review} />
        </>
      }
    >
      <Split lined>
        <Column>
          {refusal && <OfficeFailed code={refusal.code} onRetry={retry} />}
          {late && <RoleBones />}
          {data && <DragOutline work={work} stale={!fresh} />}
          <ReviewBar review={review} />
        </Column>
        {review.open && (
          <ReorganizePanel
            work={work}
            busy={busy}
            enabled={fresh}
            onSave={save}
            onClose={review.close}
          />
        )}
      </Split>
    </Page>
  )
}

const STEPS: Readonly<Record<string, Step>> = { ArrowUp: 'UP', ArrowDown: 'DOWN' }

/** Alt and the arrows move the role under the cursor; into and out follow the reading direction. */
function stepOf({ altKey, key }: KeyboardEvent): Step | undefined {
  if (!altKey) return undefined
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  if (key === forward) return 'IN'
  return key === back ? 'OUT' : STEPS[key]
}

function DragOutline({ work, stale }: { readonly work: Reorganizing; readonly stale: boolean }) {
  const { t } = useTexts()
  const { roles, cursor } = work
  const { dragging, handleFor, cancel } = useRowDrag({
    mayDrop: (id, onto, zone) => moveOnto(roles, { id, onto, zone }) !== undefined,
    onDrop: (id, onto, zone) => work.move(moveOnto(roles, { id, onto, zone })),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return cancel()
    const step = stepOf(event)
    const role = roles.find(({ id }) => id === cursor)
    if (!step || !role) return
    event.preventDefault()
    work.move(moveFor(roles, role, step))
  }
  const [hint, setHint] = useState(true)
  const phone = usePhone()
  return (
    <>
      <RoleOutline
        label={t('menu.reorganize')}
        branches={outlineOf(roles)}
        cursor={cursor}
        stale={stale}
        onRole={(role) => work.point(role.id)}
        onKeyDown={onKeyDown}
        startOf={(role) => <Handle role={role} {...handleFor(role.id)} />}
        stateOf={(role) => ({
          'data-drag-row': String(role.id),
          'data-moved': work.moved.has(role.id) ? '' : undefined,
          'data-dragged': dragging?.id === role.id ? '' : undefined,
          'data-drop': dragging?.onto === role.id ? dragging.zone : undefined,
        })}
      />
      {hint && !phone && (
        <p className={reorganize.hint}>
          <OfficeIcon name="alert" size={14} />
          {t('reorganize.keys')}
          <button type="button" onClick={() => setHint(false)}>
            {t('word.close')}
          </button>
        </p>
      )}
    </>
  )
}

/** Only what one may move has a handle; the others keep its place. */
function Handle({ role, ...pointer }: { readonly role: Role }) {
  const { t } = useTexts()
  if (role.mine !== 'ALL') return <span className={reorganize.noHandle} />
  return (
    <span
      className={reorganize.handle}
      title={t('reorganize.drag', { name: role.name })}
      aria-hidden="true"
      {...pointer}
    >
      <OfficeIcon name="grip" size={14} />
    </span>
  )
}
