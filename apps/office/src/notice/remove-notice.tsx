import { useAction, useRefresh } from '@camellia/client/hooks'
import {
  type ListedNotice,
  listAdminNotices,
  listPartnerNotices,
  removeNotice,
} from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { toast } from '@camellia/ui/toast'
import { wordsIn } from '../site/words.rules'

export function RemoveNotice({
  notice,
  onDone,
  onClose,
}: {
  readonly notice: ListedNotice
  readonly onDone: () => void
  readonly onClose: () => void
}) {
  const { t, language } = useTexts()
  const refresh = useRefresh()
  const { run, busy } = useAction(removeNotice, {
    onDone: () => {
      toast('success', t('notice.removed'))
      onDone()
      for (const shown of [listAdminNotices, listPartnerNotices]) void refresh(shown)
    },
    onRefused: ({ code }) => toast('warning', t(`code.${code}`)),
  })
  return (
    <ConfirmDialog
      title={t('notice.removeTitle')}
      action={t('notice.remove')}
      cancel={t('word.cancel')}
      look="badSolid"
      busy={busy}
      onConfirm={() => run({ id: notice.id })}
      onClose={onClose}
    >
      <p>
        <bdi className="semi">{wordsIn(notice.titles, language)}</bdi>
      </p>
      <p>{t('notice.removeText')}</p>
    </ConfirmDialog>
  )
}
