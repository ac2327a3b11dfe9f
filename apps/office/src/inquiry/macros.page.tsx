import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { listMacros, type Macro, orderMacros } from '@camellia/contract/inquiry-queue'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, officeButtonClass } from '@camellia/ui/office-button'
import { useRowDrag } from '@camellia/ui/office-drag'
import { DragRow } from '@camellia/ui/office-drag-row'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { Skeleton } from '@camellia/ui/skeleton'
import { toast } from '@camellia/ui/toast'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFresh } from '../site/live'
import { useMay } from '../site/may'
import { placed, stepped } from '../site/order.rules'
import { Page } from '../site/page'
import { FastDeposit } from './fast-deposit'
import styles from './inquiry.module.css'
import { orderedMacros } from './macro.rules'
import { MacroDialog } from './macro-dialog'
import { MacroRow } from './macro-row'
import { RemoveMacro } from './remove-macro'

/** Ready-made answers: mine in my order, and those from above to use. */
export function MacrosPage() {
  const { t } = useTexts()
  const fresh = useFresh()
  const may = useMay('Faq.write')
  const [editing, setEditing] = useState<Macro | 'new'>()
  const [removing, setRemoving] = useState<Macro>()
  const { data, error, refetch } = useEndpoint(listMacros, {})
  return (
    <Page
      title={t('macro.title')}
      beside={
        <>
          <Link to="/qna" className={officeButtonClass('ghost')}>
            <OfficeIcon name="previous" size={14} />
            {t('menu.qna')}
          </Link>
          <span className="fill" />
          {may && (
            <OfficeButton look="ink" disabled={!fresh} onClick={() => setEditing('new')}>
              <OfficeIcon name="plus" size={14} />
              {t('macro.new')}
            </OfficeButton>
          )}
        </>
      }
    >
      <div className={styles.macros}>
        <p className={styles.lead}>{t('macro.lead')}</p>
        {error && !data && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={180} />}
        {data && <FastDeposit {...data} />}
        {data && (
          <Macros
            macros={data.macros}
            fast={data.fastDeposit}
            movable={may && fresh}
            onEdit={setEditing}
            onRemove={setRemoving}
          />
        )}
      </div>
      {editing && (
        <MacroDialog
          macro={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && <RemoveMacro macro={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  )
}

function Macros({
  macros,
  fast,
  movable,
  onEdit,
  onRemove,
}: {
  readonly macros: readonly Macro[]
  readonly fast: string | null
  readonly movable: boolean
  readonly onEdit: (macro: Macro) => void
  readonly onRemove: (macro: Macro) => void
}) {
  const { t } = useTexts()
  const { ids: order, place } = useOrder()
  const { mine, above } = orderedMacros(macros, order)
  const ids = mine.map(({ id }) => id)
  const drag = useRowDrag({
    mayDrop: (id, onto, zone) => zone !== 'inside' && id !== onto,
    onDrop: (from, to, zone) => {
      const [id, onto] = [ids[from], ids[to]]
      if (id && onto) place(placed(ids, { id, onto, after: zone === 'after' }))
    },
  })
  if (macros.length === 0) {
    return (
      <OfficeEmpty icon="zap" title={t('macro.none')}>
        <p>{t('macro.noneHint')}</p>
      </OfficeEmpty>
    )
  }
  return (
    <>
      <ul aria-label={t('macro.title')}>
        {mine.map((macro, index) => (
          <DragRow
            key={macro.id}
            index={index}
            name={macro.name}
            drag={movable ? drag : undefined}
            first={index === 0}
            last={index === mine.length - 1}
            onStep={(by) => place(stepped(ids, macro.id, by))}
          >
            <MacroRow
              macro={macro}
              fast={macro.id === fast}
              {...(movable && { onEdit: () => onEdit(macro), onRemove: () => onRemove(macro) })}
            />
          </DragRow>
        ))}
      </ul>
      {above.length > 0 && <Above macros={above} fast={fast} />}
    </>
  )
}

function Above({
  macros,
  fast,
}: {
  readonly macros: readonly Macro[]
  readonly fast: string | null
}) {
  const { t } = useTexts()
  return (
    <section aria-label={t('macro.above')}>
      <h2 className={styles.group}>{t('macro.above')}</h2>
      <ul>
        {macros.map((macro, index) => (
          <DragRow
            key={macro.id}
            index={index}
            name={macro.name}
            drag={undefined}
            first
            last
            onStep={() => {}}
          >
            <MacroRow macro={macro} fast={macro.id === fast} />
          </DragRow>
        ))}
      </ul>
    </section>
  )
}

/** What was moved is shown at once; a no from the server puts it back. */
function useOrder() {
  const { t } = useTexts()
  const refresh = useRefresh()
  const [ids, setIds] = useState<readonly string[]>()
  const settle = () => void refresh(listMacros).then(() => setIds(undefined))
  const { run } = useAction(orderMacros, {
    onDone: settle,
    onRefused: ({ code }) => {
      toast('warning', t(`code.${code}`))
      settle()
    },
  })
  const place = (next: readonly string[] | undefined) => {
    if (!next) return
    setIds(next)
    run({ ids: [...next] })
  }
  return { ids, place }
}
