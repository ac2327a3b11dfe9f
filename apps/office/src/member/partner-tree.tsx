import { useEndpoint } from '@camellia/client/hooks'
import { type BranchNode, openBranch } from '@camellia/contract/member-tree'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { PartnerSearch } from './partner-search'
import { movedIn } from './partner-tree.keys'
import styles from './people.module.css'

interface TreeState {
  readonly under: MemberId | undefined
  readonly opened: ReadonlySet<MemberId>
  readonly toggle: (id: MemberId, open?: boolean) => void
  readonly choose: (id: MemberId | undefined) => void
}

/** The partners below me, opened one at a time; the list beside it shows who is below one. */
export function PartnerTree({
  under,
  onChoose,
}: {
  readonly under: MemberId | undefined
  readonly onChoose: (id: MemberId | undefined) => void
}) {
  const { t } = useTexts()
  const root = useEndpoint(openBranch, {})
  const tree = useTree(under, root.data?.node.id, onChoose)
  return (
    <aside className={styles.tree} aria-label={t('tree.title')}>
      <PartnerSearch
        onFound={(path) => {
          for (const { id } of path.slice(0, -1)) tree.toggle(id, true)
          onChoose(path.at(-1)?.id)
        }}
      />
      {root.error && (
        <button type="button" className={styles.treeRetry} onClick={() => void root.refetch()}>
          {t('table.failed')} {t('word.retry')}
        </button>
      )}
      <div
        className={styles.branches}
        role="tree"
        tabIndex={-1}
        aria-label={t('tree.title')}
        onKeyDown={movedIn}
      >
        {root.data && <Branch node={root.data.node} level={1} tree={tree} top />}
      </div>
    </aside>
  )
}

/** The way to the chosen partner is opened by itself, wherever the address came from. */
function useTree(
  under: MemberId | undefined,
  top: MemberId | undefined,
  choose: (id: MemberId | undefined) => void,
): TreeState {
  const [opened, setOpened] = useState<ReadonlySet<MemberId>>(new Set())
  const way = useEndpoint(openBranch, under ? { id: under } : {}, { enabled: under !== undefined })
  const line = under !== undefined && way.data?.node.id === under ? way.data.line : undefined
  useEffect(() => {
    const above = line?.slice(0, -1).map(({ id }) => id) ?? []
    setOpened((before) => new Set([...before, ...(top ? [top] : []), ...above]))
  }, [top, line])
  return {
    under,
    opened,
    choose,
    toggle: (id, open) =>
      setOpened((before) => {
        const next = new Set(before)
        const wanted = open ?? !next.has(id)
        if (wanted) next.add(id)
        else next.delete(id)
        return next
      }),
  }
}

function Branch({
  node,
  level,
  tree,
  top = false,
}: {
  readonly node: BranchNode
  readonly level: number
  readonly tree: TreeState
  readonly top?: boolean
}) {
  const open = node.hasBranches && tree.opened.has(node.id)
  const chosen = top ? tree.under === undefined || tree.under === node.id : tree.under === node.id
  const choose = () => tree.choose(top ? undefined : node.id)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter' || event.key === ' ') choose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-expanded={node.hasBranches ? open : undefined}
      aria-selected={chosen}
      tabIndex={chosen ? 0 : -1}
      data-branch={node.id}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the item around it has the keys. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the item around it is the control. */}
      <div
        className={styles.branch}
        style={{ paddingInlineStart: 6 + (level - 1) * 14 }}
        onClick={choose}
      >
        <Fold node={node} open={open} onToggle={() => tree.toggle(node.id)} />
        <bdi className={styles.branchName}>{node.name}</bdi>
        {!top && <span className={styles.branchRole}>{node.roleName}</span>}
        <span className="fill" />
        <Digits value={node.members} className="t3 f12" />
      </div>
      {open && <Branches id={node.id} level={level + 1} tree={tree} />}
    </div>
  )
}

function Fold({
  node,
  open,
  onToggle,
}: {
  readonly node: BranchNode
  readonly open: boolean
  readonly onToggle: () => void
}) {
  if (!node.hasBranches) return <span className={styles.fold} />
  return (
    <span
      className={styles.fold}
      aria-hidden="true"
      data-fold
      onClick={(event) => {
        event.stopPropagation()
        onToggle()
      }}
    >
      <OfficeIcon name={open ? 'down' : 'next'} size={14} />
    </span>
  )
}

function Branches({
  id,
  level,
  tree,
}: {
  readonly id: MemberId
  readonly level: number
  readonly tree: TreeState
}) {
  const { t } = useTexts()
  const { data } = useEndpoint(openBranch, { id })
  if (data?.node.id !== id) return <div className={styles.waitingBranches} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a tree is no group of fields.
    <div role="group">
      {data.branches.map((node) => (
        <Branch key={node.id} node={node} level={level} tree={tree} />
      ))}
      {data.hasMore && <p className={styles.moreBranches}>{t('tree.more')}</p>}
    </div>
  )
}
