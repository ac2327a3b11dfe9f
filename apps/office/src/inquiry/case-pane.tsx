import { useEndpoint } from '@camellia/client/hooks'
import { readCase, type WholeCase } from '@camellia/contract/inquiry-queue'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import { OfficeFailed } from '@camellia/ui/office-states'
import { Tag, type Tone } from '@camellia/ui/office-tag'
import { Skeleton } from '@camellia/ui/skeleton'
import { Bubble } from '../site/bubble'
import { useFormats } from '../site/formats'
import { useMay } from '../site/may'
import { useNow } from '../site/now'
import { TalkPane } from '../site/talk'
import styles from '../site/talk.module.css'
import { CaseFacts } from './case-facts'
import { CaseFoot } from './case-foot'
import { handOf } from './inquiry.rules'
import { useInquiryTitle } from './inquiry-rows'
import type { InquiryState } from './use-inquiry-state'

const TONES: Record<WholeCase['status'], Tone> = {
  PENDING: 'warn',
  READING: 'accent',
  FINISHED: 'ok',
}

/** Everything said in one inquiry, whose it is, and where one answers. */
export function CasePane({ id, state }: { readonly id: string; readonly state: InquiryState }) {
  const titleOf = useInquiryTitle()
  const { data, error, refetch } = useEndpoint(readCase, { id })
  const inquiry = data?.id === id ? data : undefined
  const title = inquiry ? titleOf(inquiry) : ''
  return (
    <TalkPane
      label={title}
      follow={inquiry?.said.at(-1)?.id}
      head={<Head inquiry={inquiry} title={title} state={state} />}
      strip={inquiry && <CaseFacts inquiry={inquiry} />}
      foot={inquiry && <CaseFoot inquiry={inquiry} state={state} />}
    >
      {error && !inquiry && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
      {!error && !inquiry && <Skeleton height={140} />}
      {inquiry && (
        <ul className={styles.said}>
          {inquiry.said.map((post) => (
            <Said key={post.id} post={post} inquiry={inquiry} />
          ))}
        </ul>
      )}
    </TalkPane>
  )
}

function Said({
  post,
  inquiry,
}: {
  readonly post: WholeCase['said'][number]
  readonly inquiry: WholeCase
}) {
  const { t } = useTexts()
  const { stamp } = useFormats()
  const now = useNow(60_000)
  const { side, author, content, file, createdAt } = post
  const who = () => {
    if (side === 'MACRO') return <Tag>{t('inquiry.automatic')}</Tag>
    return <bdi className="med">{author?.name ?? inquiry.member.name}</bdi>
  }
  return (
    <Bubble
      ours={side !== 'MEMBER'}
      who={who()}
      at={stamp(createdAt, now)}
      text={content}
      file={file}
    />
  )
}

function Head({
  inquiry,
  title,
  state,
}: {
  readonly inquiry: WholeCase | undefined
  readonly title: string
  readonly state: InquiryState
}) {
  const { t } = useTexts()
  const { cursor } = state
  return (
    <>
      <OfficeIconButton icon="previous" label={t('talk.back')} onClick={cursor.close} />
      {inquiry && <Tag tone={TONES[inquiry.status]}>{t(`inquiry.status.${inquiry.status}`)}</Tag>}
      <bdi className="semi ell">{title}</bdi>
      {inquiry?.rating && <Stars rating={inquiry.rating} />}
      <span className="fill" />
      {inquiry && <Hands inquiry={inquiry} state={state} />}
      <span className={styles.steps}>
        <OfficeIconButton icon="up" label={t('waiting.previous')} onClick={() => cursor.move(-1)} />
        <OfficeIconButton icon="down" label={t('waiting.next')} onClick={() => cursor.move(1)} />
      </span>
    </>
  )
}

/** How the member rated the answer. */
function Stars({ rating }: { readonly rating: number }) {
  const { t } = useTexts()
  return (
    <Tag tone="warn">
      <OfficeIcon name="star" size={12} />
      {t('inquiry.rating', { rating })}
    </Tag>
  )
}

/** Letting it go, or ending it without another word. */
function Hands({ inquiry, state }: { readonly inquiry: WholeCase; readonly state: InquiryState }) {
  const { t } = useTexts()
  const may = useMay('Faq.write')
  const { actions, fresh } = state
  if (!may || handOf(inquiry) !== 'MINE') return null
  return (
    <>
      <OfficeButton
        size="sm"
        look="ghost"
        disabled={!fresh}
        onClick={() => actions.release(inquiry.id)}
      >
        {t('inquiry.release')} <Kbd>U</Kbd>
      </OfficeButton>
      <OfficeButton size="sm" disabled={!fresh} onClick={() => actions.finish(inquiry.id, true)}>
        <OfficeIcon name="check" size={14} />
        {t('inquiry.finish')}
      </OfficeButton>
    </>
  )
}

/** Nothing is open yet. */
export function NoCase() {
  const { t } = useTexts()
  return (
    <div className={styles.nobody}>
      <OfficeIcon name="inquiry" size={20} />
      <p>{t('inquiry.choose')}</p>
    </div>
  )
}
