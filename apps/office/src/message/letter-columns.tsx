import type { Letter } from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import { Cell } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { useFormats } from '../site/formats'
import { useNow } from '../site/now'
import { LetterProgress, useTargetName } from './letter-words'

export function useLetterColumns(): readonly OfficeColumn<Letter>[] {
  const { t } = useTexts()
  const targetName = useTargetName()
  return [
    {
      key: 'at',
      header: t('letter.at'),
      width: '100px',
      cell: ({ createdAt }) => <SentAt at={createdAt} />,
    },
    {
      key: 'title',
      header: t('letter.letter'),
      cell: ({ title, content }) => (
        <Cell>
          <bdi className="med ell" style={{ flex: 'none', maxInlineSize: '60%' }}>
            {title}
          </bdi>
          <bdi className="t3 f12 ell">{content}</bdi>
        </Cell>
      ),
    },
    {
      key: 'target',
      header: t('letter.target'),
      width: '130px',
      cell: ({ target }) => <span className="ell">{targetName(target)}</span>,
    },
    {
      key: 'sender',
      header: t('letter.sender'),
      width: '110px',
      cell: ({ sender }) => <span className="t2">{sender?.name ?? '—'}</span>,
    },
    {
      key: 'read',
      header: t('letter.read'),
      width: '170px',
      cell: (letter) => <LetterProgress letter={letter} />,
    },
  ]
}

function SentAt({ at }: { readonly at: string }) {
  const { stamp } = useFormats()
  return <bdi className="n">{stamp(at, useNow(60_000))}</bdi>
}

/** The same letter in two lines. */
export function LetterPhoneRow({ letter }: { readonly letter: Letter }) {
  const targetName = useTargetName()
  return (
    <>
      <bdi className="med ell">{letter.title}</bdi>
      <SentAt at={letter.createdAt} />
      <span className="f12 t2 ell">{targetName(letter.target)}</span>
      <LetterProgress letter={letter} />
    </>
  )
}
