import type { Broadcast } from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import { Cell } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { useFormats } from '../site/formats'
import { useNow } from '../site/now'
import { BroadcastProgress, useTargetName } from './broadcast-words'

export function useBroadcastColumns(): readonly OfficeColumn<Broadcast>[] {
  const { t } = useTexts()
  const targetName = useTargetName()
  return [
    {
      key: 'at',
      header: t('broadcast.at'),
      width: '100px',
      cell: ({ createdAt }) => <SentAt at={createdAt} />,
    },
    {
      key: 'title',
      header: t('broadcast.message'),
      cell: ({ title, preview }) => (
        <Cell>
          <bdi className="med ell" style={{ flex: 'none', maxInlineSize: '60%' }}>
            {title}
          </bdi>
          <bdi className="t3 f12 ell">{preview}</bdi>
        </Cell>
      ),
    },
    {
      key: 'target',
      header: t('broadcast.target'),
      width: '130px',
      cell: ({ target }) => <span className="ell">{targetName(target)}</span>,
    },
    {
      key: 'sender',
      header: t('broadcast.sender'),
      width: '110px',
      cell: ({ sender }) => <span className="t2">{sender?.name ?? '—'}</span>,
    },
    {
      key: 'read',
      header: t('broadcast.read'),
      width: '170px',
      cell: (broadcast) => <BroadcastProgress broadcast={broadcast} />,
    },
  ]
}

function SentAt({ at }: { readonly at: string }) {
  const { stamp } = useFormats()
  return <bdi className="n">{stamp(at, useNow(60_000))}</bdi>
}

/** The same broadcast in two lines. */
export function BroadcastPhoneRow({ broadcast }: { readonly broadcast: Broadcast }) {
  const targetName = useTargetName()
  return (
    <>
      <bdi className="med ell">{broadcast.title}</bdi>
      <SentAt at={broadcast.createdAt} />
      <span className="f12 t2 ell">{targetName(broadcast.target)}</span>
      <BroadcastProgress broadcast={broadcast} />
    </>
  )
}
