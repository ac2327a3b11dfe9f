import { useAction, useRefresh } from '@camellia/client/hooks'
import { listMyInquiries, POST_MAX, readMyInquiry, replyInquiry } from '@camellia/contract/inquiry'
import { useTexts } from '@camellia/i18n/texts'
import { Composer } from '../site/composer'
import { useDraft } from '../site/use-draft'
import { useTalkRefusal } from '../site/use-talk-refusal'
import styles from './inquiry.module.css'

/** One may always say more; a finished inquiry is open again then. */
export function InquiryReply({
  id: inquiry,
  finished,
}: {
  readonly id: string
  readonly finished: boolean
}) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const draft = useDraft()
  const onRefused = useTalkRefusal('inquiry.tooMany')
  const { run, busy } = useAction(replyInquiry, {
    onDone: () => {
      draft.clear()
      void refresh(readMyInquiry)
      void refresh(listMyInquiries)
    },
    onRefused,
  })
  const { id, text: content, upload } = draft
  const send = () => run({ id, inquiry, content, ...(upload.file && { file: upload.file.id }) })
  return (
    <div className={styles.reply}>
      {finished && <p className={styles.hint}>{t('inquiry.reopen')}</p>}
      <Composer label={t('inquiry.reply')} max={POST_MAX} draft={draft} busy={busy} onSend={send} />
    </div>
  )
}
