import { useAction, useRefresh } from '@camellia/client/hooks'
import { type AdminFaq, listAdminFaqs, removeFaq } from '@camellia/contract/faq'
import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { toast } from '@camellia/ui/toast'
import { wordsIn } from '../site/words.rules'

export function RemoveFaq({
  faq,
  onDone,
  onClose,
}: {
  readonly faq: AdminFaq
  readonly onDone: () => void
  readonly onClose: () => void
}) {
  const { t, language } = useTexts()
  const refresh = useRefresh()
  const { run, busy } = useAction(removeFaq, {
    onDone: () => {
      toast('success', t('faq.removed'))
      onDone()
      void refresh(listAdminFaqs)
    },
    onRefused: ({ code }) => toast('warning', t(`code.${code}`)),
  })
  return (
    <ConfirmDialog
      title={t('faq.removeTitle')}
      action={t('talk.remove')}
      cancel={t('word.cancel')}
      look="badSolid"
      busy={busy}
      onConfirm={() => run({ id: faq.id })}
      onClose={onClose}
    >
      <p>
        <bdi className="semi">{wordsIn(faq.questions, language)}</bdi>
      </p>
      <p>{t('faq.removeText')}</p>
    </ConfirmDialog>
  )
}
