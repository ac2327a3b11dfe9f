import type { QueuedInquiry } from '@camellia/contract/inquiry-queue'
import { useTexts } from '@camellia/i18n/texts'
import { Avatar } from '@camellia/ui/office-avatar'
import { OfficeButton } from '@camellia/ui/office-button'
import { useLater } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { Tag } from '@camellia/ui/office-tag'
import { AgeOf } from '../site/age'
import { useFormats } from '../site/formats'
import { TalkBones, TalkList } from '../site/talk'
import styles from '../site/talk.module.css'
import { handOf } from './inquiry.rules'
import type { InquiryState } from './use-inquiry-state'

/** The rows with their four faces: on the way, failed, nothing to do, and the queue itself. */
export function InquiryRows({ state }: { readonly state: InquiryState }) {
  const { t } = useTexts()
  const { queue, cursor, fresh, actions } = state
  const late = useLater(queue.loading)
  const { rows, decided } = queue.view
  if (queue.loading) return late ? <TalkBones /> : <div className="fill" />
  if (queue.refusal && rows.length === 0) {
    return <OfficeFailed code={queue.refusal.code} onRetry={queue.retry} />
  }
  if (rows.length === 0) return <NothingHere state={state} />
  return (
    <TalkList<QueuedInquiry>
      label={t('menu.qna')}
      rows={rows}
      at={cursor.at}
      open={cursor.open}
      stale={!fresh}
      paleOf={({ id }) => decided.has(id)}
      onOpen={cursor.show}
    >
      {(row) => <Row row={row} gone={decided.has(row.id)} taken={actions.taken.has(row.id)} />}
    </TalkList>
  )
}

interface RowProps {
  readonly row: QueuedInquiry
  /** It belongs to another list by now. */
  readonly gone: boolean
  readonly taken: boolean
}

function Row({ row, gone, taken }: RowProps) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const titleOf = useInquiryTitle()
  const waits = row.status === 'PENDING' && !gone
  return (
    <>
      <span>
        <bdi className="semi" style={{ flex: 'none' }}>
          {row.member.name}
        </bdi>
        <bdi className="t3 f12 ell fill">{row.member.code}</bdi>
        {waits ? (
          <AgeOf since={row.lastAt} />
        ) : (
          <bdi className="n f12 t3">{moment(row.lastAt)}</bdi>
        )}
      </span>
      <span>
        <Tag>{t(`inquiry.category.${row.category}`)}</Tag>
        <bdi className="med ell fill">{titleOf(row)}</bdi>
        <Holder {...{ row, gone, taken }} />
      </span>
      <span className="f12 t2">
        <bdi className="ell">{row.preview}</bdi>
      </span>
    </>
  )
}

/** Who has it, where someone has. */
function Holder({ row, gone, taken }: RowProps) {
  const { t } = useTexts()
  if (gone && !taken) return <Tag>{t('inquiry.movedOn')}</Tag>
  const hand = handOf(row)
  if (hand === 'MINE' || taken)
    return <span className={`${styles.mine} f12`}>{t('waiting.me')}</span>
  if (hand === 'FREE' || !row.register) return null
  return (
    <span className="row f12 t2" style={{ gap: 4, flex: 'none' }}>
      <Avatar name={row.register.name} />
      {row.register.name}
    </span>
  )
}

/** What was asked in one tap has no title: its channel says it. */
export function useInquiryTitle(): (inquiry: Pick<QueuedInquiry, 'title' | 'channel'>) => string {
  const { t } = useTexts()
  return ({ title, channel }) => title || t(`inquiry.channel.${channel}`)
}

function NothingHere({ state: { search, change } }: { readonly state: InquiryState }) {
  const { t } = useTexts()
  const { search: text, category, mine, member, before } = search
  if (text || category || mine || member || before) {
    const dropped = {
      search: undefined,
      category: undefined,
      mine: undefined,
      member: undefined,
      before: undefined,
    }
    return (
      <OfficeEmpty
        icon="searchNone"
        title={t('inquiry.noneFound')}
        actions={
          <OfficeButton onClick={() => change(dropped)}>{t('talk.dropFilters')}</OfficeButton>
        }
      />
    )
  }
  if (search.status === 'FINISHED') return <OfficeEmpty icon="check" title={t('inquiry.noneYet')} />
  if (search.status === 'READING') {
    return <OfficeEmpty icon="inquiry" title={t('inquiry.noneReading')} />
  }
  return (
    <OfficeEmpty title={t('inquiry.praise')}>
      <p>{t('inquiry.praiseHint')}</p>
    </OfficeEmpty>
  )
}
