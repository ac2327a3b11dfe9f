import { useAction, useRefresh } from '@camellia/client/hooks'
import type { LanguageCode } from '@camellia/contract/fields'
import { type AdminInfoPage, listInfoPages, saveInfoPage } from '@camellia/contract/info-page'
import { directionOf } from '@camellia/i18n/languages'
import { useTexts } from '@camellia/i18n/texts'
import { RichText } from '@camellia/ui/rich-text'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { LanguageTabs } from '../site/language-tabs'
import { RichField } from '../site/rich-field'
import { useLeaveGuard } from '../site/use-leave-guard'
import { keptWords, type Words, wordsIn, writtenIn } from '../site/words.rules'
import { Writing, WritingActions } from '../site/writing'
import styles from './info.module.css'

/** One page in every language, and beside it how the player reads it. */
export function InfoEditor({
  page: { page, contents },
  onBack,
}: {
  readonly page: AdminInfoPage
  readonly onBack: () => void
}) {
  const { t, language: mine } = useTexts()
  const [first] = useState<Words>(contents)
  const [words, setWords] = useState<Words>(contents)
  const [language, setLanguage] = useState<LanguageCode>(mine)
  const changed = JSON.stringify(keptWords(words)) !== JSON.stringify(keptWords(first))
  const { guard, release } = useLeaveGuard(changed)
  const { run, busy } = useSave(() => {
    release()
    onBack()
  })
  const save = () => run({ page, contents: keptWords(words) })
  const maySave = changed && writtenIn(words).length > 0
  return (
    <Writing
      title={t(`info.${page}`)}
      onBack={onBack}
      actions={
        <WritingActions
          save={t('talk.save')}
          busy={busy}
          onSave={maySave ? save : undefined}
          says={undefined}
          remove=""
          onRemove={undefined}
        />
      }
      form={
        <>
          <LanguageTabs value={language} written={writtenIn(words)} onChange={setLanguage} />
          <RichField
            key={language}
            label={t('info.content')}
            html={words[language] ?? ''}
            onChange={(html) => setWords((kept) => ({ ...kept, [language]: html }))}
          />
          {guard}
        </>
      }
      preview={
        <>
          <h2>{t(`info.${page}`)}</h2>
          <article className={styles.paper} lang={language} dir={directionOf(language)}>
            <RichText html={wordsIn(words, language)} />
          </article>
        </>
      }
    />
  )
}

function useSave(onDone: () => void) {
  const { t } = useTexts()
  const refresh = useRefresh()
  return useAction(saveInfoPage, {
    onDone: () => {
      toast('success', t('info.saved'))
      void refresh(listInfoPages)
      onDone()
    },
    onRefused: ({ code }) => toast('warning', t(`code.${code}`)),
  })
}
