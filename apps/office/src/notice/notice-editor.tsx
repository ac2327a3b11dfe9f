import { useAction, useRefresh } from '@camellia/client/hooks'
import { randomUuid } from '@camellia/client/random-hex'
import type { LanguageCode } from '@camellia/contract/fields'
import {
  type AdminNotice,
  listAdminNotices,
  listPartnerNotices,
  readAdminNotice,
  readPartnerNotice,
  saveNotice,
} from '@camellia/contract/notice'
import { nowMs } from '@camellia/i18n/clock'
import { LANGUAGE_NAMES } from '@camellia/i18n/languages'
import { useTexts } from '@camellia/i18n/texts'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { textRefusal } from '../site/text-refusal'
import { useLeaveGuard } from '../site/use-leave-guard'
import { halfWritten } from '../site/words.rules'
import { Writing, WritingActions } from '../site/writing'
import {
  blankDraft,
  draftOf,
  isChanged,
  type NoticeDraft,
  noticeFrom,
  wrongWith,
} from './notice.rules'
import { NoticeForm } from './notice-form'
import { NoticePreview } from './notice-preview'
import { RemoveNotice } from './remove-notice'

/** Writes a notice and shows beside it what readers will see, language by language. */
export function NoticeEditor({
  notice,
  onBack,
}: {
  readonly notice: AdminNotice | undefined
  readonly onBack: () => void
}) {
  const { t, language: mine } = useTexts()
  const [first] = useState<NoticeDraft>(() => (notice ? draftOf(notice) : blankDraft(nowMs())))
  const [id] = useState<string>(() => notice?.id ?? randomUuid())
  const [draft, setDraft] = useState(first)
  const [language, setLanguage] = useState<LanguageCode>(mine)
  const [removing, setRemoving] = useState(false)
  const { guard, release } = useLeaveGuard(isChanged(draft, first))
  const leave = () => {
    release()
    onBack()
  }
  const { run, busy } = useSave(leave)
  const says = useWrong(draft)
  const input = noticeFrom(draft, id)
  return (
    <Writing
      title={t(notice ? 'notice.rewrite' : 'notice.write')}
      onBack={onBack}
      actions={
        <WritingActions
          save={t(notice ? 'talk.save' : 'notice.publish')}
          busy={busy}
          onSave={input && (() => run(input))}
          says={says}
          remove={t('notice.remove')}
          onRemove={notice && (() => setRemoving(true))}
        />
      }
      form={
        <>
          <NoticeForm
            draft={draft}
            change={(part) => setDraft((kept) => ({ ...kept, ...part }))}
            language={language}
            onLanguage={setLanguage}
            says={isChanged(draft, first) ? says : undefined}
          />
          {removing && notice && (
            <RemoveNotice notice={notice} onDone={leave} onClose={() => setRemoving(false)} />
          )}
          {guard}
        </>
      }
      preview={<NoticePreview draft={draft} language={language} />}
    />
  )
}

function useSave(onDone: () => void) {
  const { t } = useTexts()
  const refresh = useRefresh()
  return useAction(saveNotice, {
    onDone: () => {
      for (const shown of [
        listAdminNotices,
        listPartnerNotices,
        readAdminNotice,
        readPartnerNotice,
      ])
        void refresh(shown)
      toast('success', t('notice.saved'))
      onDone()
    },
    onRefused: (refusal) => toast('warning', t(textRefusal(refusal))),
  })
}

/** What is missing, in words. */
function useWrong(draft: NoticeDraft): string | undefined {
  const { t } = useTexts()
  const wrong = wrongWith(draft)
  if (!wrong) return undefined
  if (wrong !== 'half') return t(`notice.wrong.${wrong}`)
  const half = halfWritten(draft.titles, draft.contents)
  if (half.length === 0) return t('notice.wrong.nothing')
  const languages = half.map((code) => LANGUAGE_NAMES[code]).join(' · ')
  return t('notice.wrong.half', { languages })
}
