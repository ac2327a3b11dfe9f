import { useAction, useRefresh } from '@camellia/client/hooks'
import { randomUuid } from '@camellia/client/random-hex'
import { type AdminFaq, type FaqCategory, listAdminFaqs, saveFaq } from '@camellia/contract/faq'
import type { LanguageCode } from '@camellia/contract/fields'
import { directionOf, LANGUAGE_NAMES } from '@camellia/i18n/languages'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { RichText } from '@camellia/ui/rich-text'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { textRefusal } from '../site/text-refusal'
import { useLeaveGuard } from '../site/use-leave-guard'
import { halfWritten, wordsIn } from '../site/words.rules'
import { Writing, WritingActions } from '../site/writing'
import styles from './faq.module.css'
import { draftOf, type FaqDraft, faqFrom } from './faq.rules'
import { FaqForm } from './faq-form'
import { RemoveFaq } from './remove-faq'

/** Writes a question and its answer, and shows beside it how it will stand in the help center. */
export function FaqEditor({
  faq,
  category,
  onBack,
}: {
  readonly faq: AdminFaq | undefined
  readonly category?: FaqCategory | undefined
  readonly onBack: () => void
}) {
  const { t, language: mine } = useTexts()
  const [first] = useState(() => draftOf(faq, category))
  const [id] = useState<string>(() => faq?.id ?? randomUuid())
  const [draft, setDraft] = useState<FaqDraft>(first)
  const [language, setLanguage] = useState<LanguageCode>(mine)
  const [removing, setRemoving] = useState(false)
  const changed = JSON.stringify(draft) !== JSON.stringify(first)
  const { guard, release } = useLeaveGuard(changed)
  const leave = () => {
    release()
    onBack()
  }
  const { run, busy } = useSave(leave)
  const half = halfWritten(draft.questions, draft.answers)
  const input = faqFrom(draft, id)
  const says =
    half.length > 0 && changed
      ? t('faq.half', { languages: half.map((code) => LANGUAGE_NAMES[code]).join(' · ') })
      : undefined
  return (
    <Writing
      title={t(faq ? 'faq.rewrite' : 'faq.new')}
      onBack={onBack}
      actions={
        <WritingActions
          save={t('talk.save')}
          busy={busy}
          onSave={input && (() => run(input))}
          says={says}
          remove={t('talk.remove')}
          onRemove={faq && (() => setRemoving(true))}
        />
      }
      form={
        <>
          <FaqForm
            {...{ draft, language, says }}
            change={(part) => setDraft((kept) => ({ ...kept, ...part }))}
            onLanguage={setLanguage}
          />
          {removing && faq && (
            <RemoveFaq faq={faq} onDone={leave} onClose={() => setRemoving(false)} />
          )}
          {guard}
        </>
      }
      preview={<Preview draft={draft} language={language} />}
    />
  )
}

function Preview({
  draft,
  language,
}: {
  readonly draft: FaqDraft
  readonly language: LanguageCode
}) {
  const { t } = useTexts()
  return (
    <>
      <h2>{t('faq.preview')}</h2>
      <article className={styles.paper} lang={language} dir={directionOf(language)}>
        <h3>
          <span>{wordsIn(draft.questions, language) || t('faq.noQuestion')}</span>
          <OfficeIcon name="up" size={16} />
        </h3>
        <RichText html={wordsIn(draft.answers, language)} />
      </article>
    </>
  )
}

function useSave(onDone: () => void) {
  const { t } = useTexts()
  const refresh = useRefresh()
  return useAction(saveFaq, {
    onDone: () => {
      toast('success', t('faq.saved'))
      void refresh(listAdminFaqs)
      onDone()
    },
    onRefused: (refusal) =>
      toast('warning', t(refusal.code === 'LIMIT_REACHED' ? 'talk.tooMany' : textRefusal(refusal))),
  })
}
