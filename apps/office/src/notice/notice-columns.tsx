import type { ListedNotice } from '@camellia/contract/notice'
import { LANGUAGES } from '@camellia/i18n/languages'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Cell } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { Tag, type Tone } from '@camellia/ui/office-tag'
import { useFormats } from '../site/formats'
import { wordsIn, writtenIn } from '../site/words.rules'

const TONES: Record<ListedNotice['state'], Tone> = { SOON: 'accent', OUT: 'ok', OVER: 'plain' }

export function useNoticeColumns(): readonly OfficeColumn<ListedNotice>[] {
  const { t } = useTexts()
  return [
    {
      key: 'state',
      header: t('notice.state'),
      width: '92px',
      cell: (notice) => <StateTag notice={notice} />,
    },
    { key: 'title', header: t('notice.title'), cell: (notice) => <Title notice={notice} /> },
    {
      key: 'category',
      header: t('notice.category'),
      width: '96px',
      cell: ({ category }) => <span className="t2">{t(`notice.category.${category}`)}</span>,
    },
    {
      key: 'readers',
      header: t('notice.readers'),
      width: '96px',
      cell: ({ partner }) => t(`notice.readers.${partner ? 'PARTNER' : 'PLAYER'}`),
    },
    {
      key: 'languages',
      header: t('word.language'),
      width: '70px',
      cell: ({ titles }) => (
        <bdi className="n t2" dir="ltr">
          {writtenIn(titles).length}/{LANGUAGES.length}
        </bdi>
      ),
    },
    {
      key: 'period',
      header: t('notice.period'),
      width: '200px',
      cell: (notice) => <Period notice={notice} />,
    },
    {
      key: 'writer',
      header: t('notice.writer'),
      width: '120px',
      cell: ({ writtenBy }) => <span className="t2">{writtenBy?.name ?? '—'}</span>,
    },
  ]
}

export function StateTag({ notice: { state } }: { readonly notice: ListedNotice }) {
  const { t } = useTexts()
  return <Tag tone={TONES[state]}>{t(`notice.state.${state}`)}</Tag>
}

function Title({ notice }: { readonly notice: ListedNotice }) {
  const { t, language } = useTexts()
  const { titles, pinned, popup, mine } = notice
  return (
    <Cell>
      {pinned && <OfficeIcon name="pin" size={14} className="tone-warn" />}
      {pinned && <span className="srOnly">{t('notice.pinned')}</span>}
      <bdi className="med ell">{wordsIn(titles, language)}</bdi>
      {popup && <Tag tone="brand">{t('notice.popup')}</Tag>}
      {!mine && <Tag>{t('notice.below')}</Tag>}
    </Cell>
  )
}

export function Period({ notice: { startsAt, endsAt } }: { readonly notice: ListedNotice }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  return (
    <span className="t2">
      <bdi className="n">{moment(startsAt)}</bdi> –{' '}
      {endsAt ? <bdi className="n">{moment(endsAt)}</bdi> : t('notice.noEnd')}
    </span>
  )
}

/** The same notice in two lines. */
export function NoticePhoneRow({ notice }: { readonly notice: ListedNotice }) {
  const { t } = useTexts()
  return (
    <>
      <Title notice={notice} />
      <StateTag notice={notice} />
      <span className="f12 t2 ell">
        {t(`notice.category.${notice.category}`)} · <Period notice={notice} />
      </span>
      <span className="f12 t3">{t(`notice.readers.${notice.partner ? 'PARTNER' : 'PLAYER'}`)}</span>
    </>
  )
}
