import { useTable } from '@camellia/client/table'
import { type Letter, listReceivers } from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { Facts, Panel, PanelSection } from '@camellia/ui/office-panel'
import { OfficeFailed } from '@camellia/ui/office-states'
import { QuickChoice } from '@camellia/ui/office-table-filter'
import { CountedPager } from '@camellia/ui/office-table-pager'
import { Tag } from '@camellia/ui/office-tag'
import { Skeleton } from '@camellia/ui/skeleton'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../site/formats'
import { LetterProgress, useTargetName } from './letter-words'
import styles from './message.module.css'
import type { MessageChange, MessageSearch } from './message-search'

const SIZE = 20
const WHO = ['ALL', 'READ', 'UNREAD'] as const

interface PanelProps {
  readonly letter: Letter
  readonly search: MessageSearch
  readonly change: (change: MessageChange) => void
}

/** One letter: what it said, how far it is, and who has read it. */
export function LetterPanel({ letter, search, change }: PanelProps) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const targetName = useTargetName()
  const close = () => change({ id: undefined })
  return (
    <Panel
      label={letter.title}
      onClose={close}
      head={
        <>
          <b className="semi ell fill">{t('letter.letter')}</b>
          <OfficeIconButton icon="close" label={t('word.close')} onClick={close} />
        </>
      }
    >
      <PanelSection>
        <p className={styles.title} dir="auto">
          {letter.title}
        </p>
        <p className={styles.content} dir="auto">
          {letter.content}
        </p>
      </PanelSection>
      <PanelSection>
        <Facts
          items={[
            { label: t('letter.target'), value: targetName(letter.target) },
            { label: t('letter.sender'), value: letter.sender?.name ?? '—' },
            { label: t('letter.at'), value: <bdi className="n">{moment(letter.createdAt)}</bdi> },
          ]}
        />
        <LetterProgress letter={letter} />
      </PanelSection>
      <Receivers letter={letter} search={search} change={change} />
    </Panel>
  )
}

function Receivers({ letter, search, change }: PanelProps) {
  const { t } = useTexts()
  const { who, page = 1 } = search
  const table = useTable(listReceivers, {
    letter: letter.id,
    page,
    size: SIZE,
    ...(who && { read: who === 'READ' }),
  })
  return (
    <PanelSection title={t('letter.receivers')}>
      <QuickChoice
        label={t('letter.receivers')}
        value={who ?? 'ALL'}
        choices={WHO.map((value) => ({ value, label: t(`letter.who.${value}`) }))}
        onChange={(value) => change({ who: value === 'ALL' ? undefined : value })}
      />
      <ReceiverRows table={table} />
      {table.total > SIZE && (
        <CountedPager
          page={page}
          size={SIZE}
          total={table.total}
          onPage={(next) => change({ page: next })}
        />
      )}
    </PanelSection>
  )
}

function ReceiverRows({
  table,
}: {
  readonly table: ReturnType<typeof useTable<typeof listReceivers>>
}) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const { rows, loading, refusal, retry } = table
  if (refusal) return <OfficeFailed code={refusal.code} onRetry={retry} />
  if (loading) return <Skeleton height={120} />
  if (rows.length === 0) return <p className={styles.none}>{t('letter.noReceivers')}</p>
  return (
    <ul className={styles.receivers}>
      {rows.map(({ member, readAt, removed }) => (
        <li key={member.id}>
          <Link to="/members" search={{ id: member.id }} className="row">
            <bdi className="med">{member.name}</bdi>
            <bdi className="t3 f12 ell">{member.code}</bdi>
          </Link>
          {removed && <Tag>{t('letter.removed')}</Tag>}
          {readAt ? (
            <bdi className="n f12 t2">{moment(readAt)}</bdi>
          ) : (
            <span className="f12 t3">{t('letter.who.UNREAD')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
