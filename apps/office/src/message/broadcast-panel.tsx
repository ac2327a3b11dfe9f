import { useEndpoint } from '@camellia/client/hooks'
import { useTable } from '@camellia/client/table'
import type { LanguageCode } from '@camellia/contract/fields'
import { type Broadcast, listReceivers, readBroadcast } from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { Facts, Panel, PanelSection } from '@camellia/ui/office-panel'
import { OfficeFailed } from '@camellia/ui/office-states'
import { QuickChoice } from '@camellia/ui/office-table-filter'
import { CountedPager } from '@camellia/ui/office-table-pager'
import { Tag } from '@camellia/ui/office-tag'
import { Skeleton } from '@camellia/ui/skeleton'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormats } from '../site/formats'
import { LanguageTabs } from '../site/language-tabs'
import { BroadcastProgress, useTargetName } from './broadcast-words'
import styles from './message.module.css'
import { draftWords, writtenLanguages } from './message.rules'
import type { MessageChange, MessageSearch } from './message-search'

const SIZE = 20
const WHO = ['ALL', 'READ', 'UNREAD'] as const

interface PanelProps {
  readonly broadcast: Broadcast
  readonly search: MessageSearch
  readonly change: (change: MessageChange) => void
}

/** One broadcast: what it said, how far it is, and who has read it. */
export function BroadcastPanel({ broadcast, search, change }: PanelProps) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const targetName = useTargetName()
  const close = () => change({ id: undefined })
  return (
    <Panel
      label={broadcast.title}
      onClose={close}
      head={
        <>
          <b className="semi ell fill">{t('broadcast.message')}</b>
          <OfficeIconButton icon="close" label={t('word.close')} onClick={close} />
        </>
      }
    >
      <PanelSection>
        <BroadcastText id={broadcast.id} />
      </PanelSection>
      <PanelSection>
        <Facts
          items={[
            { label: t('broadcast.target'), value: targetName(broadcast.target) },
            { label: t('broadcast.sender'), value: broadcast.sender?.name ?? '—' },
            {
              label: t('broadcast.at'),
              value: <bdi className="n">{moment(broadcast.createdAt)}</bdi>,
            },
          ]}
        />
        <BroadcastProgress broadcast={broadcast} />
      </PanelSection>
      <Receivers broadcast={broadcast} search={search} change={change} />
    </Panel>
  )
}

/** What it says, in each language it was written in. */
function BroadcastText({ id }: { readonly id: string }) {
  const [language, setLanguage] = useState<LanguageCode>('ko')
  const { data, error, refetch } = useEndpoint(readBroadcast, { id })
  if (error && !data) return <OfficeFailed code={error.code} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={80} />
  const words = draftWords(data)
  const { title, content } = words[language] ?? data
  return (
    <>
      {Object.keys(data.translations).length > 0 && (
        <LanguageTabs value={language} written={writtenLanguages(words)} onChange={setLanguage} />
      )}
      <p className={styles.title} dir="auto">
        {title}
      </p>
      <p className={styles.content} dir="auto">
        {content}
      </p>
    </>
  )
}

function Receivers({ broadcast, search, change }: PanelProps) {
  const { t } = useTexts()
  const { who, page = 1 } = search
  const table = useTable(listReceivers, {
    broadcast: broadcast.id,
    page,
    size: SIZE,
    ...(who && { read: who === 'READ' }),
  })
  return (
    <PanelSection title={t('broadcast.receivers')}>
      <QuickChoice
        label={t('broadcast.receivers')}
        value={who ?? 'ALL'}
        choices={WHO.map((value) => ({ value, label: t(`broadcast.who.${value}`) }))}
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
  if (rows.length === 0) return <p className={styles.none}>{t('broadcast.noReceivers')}</p>
  return (
    <ul className={styles.receivers}>
      {rows.map(({ member, readAt, removed }) => (
        <li key={member.id}>
          <Link to="/members" search={{ id: member.id }} className="row">
            <bdi className="med">{member.name}</bdi>
            <bdi className="t3 f12 ell">{member.code}</bdi>
          </Link>
          {removed && <Tag>{t('broadcast.removed')}</Tag>}
          {readAt ? (
            <bdi className="n f12 t2">{moment(readAt)}</bdi>
          ) : (
            <span className="f12 t3">{t('broadcast.who.UNREAD')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
