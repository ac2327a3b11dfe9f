import type { LanguageCode } from '@camellia/contract/fields'
import { MESSAGE_CONTENT_MAX, MESSAGE_TITLE_MAX } from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeField, OfficeTextArea } from '@camellia/ui/office-field'
import { useState } from 'react'
import { LanguageTabs } from '../site/language-tabs'
import { type DraftWords, writtenLanguages } from './message.rules'

/** A title and a text in each language; whoever reads another one gets the Korean text. */
export function WordsFields({
  words,
  onChange,
}: {
  readonly words: DraftWords
  readonly onChange: (words: DraftWords) => void
}) {
  const { t } = useTexts()
  const [language, setLanguage] = useState<LanguageCode>('ko')
  const { title = '', content = '' } = words[language] ?? {}
  const write = (part: { readonly title?: string; readonly content?: string }) =>
    onChange({ ...words, [language]: { title, content, ...part } })
  return (
    <>
      <LanguageTabs value={language} written={writtenLanguages(words)} onChange={setLanguage} />
      <OfficeField
        data-autofocus=""
        label={t('message.title')}
        dir="auto"
        lang={language}
        maxLength={MESSAGE_TITLE_MAX}
        value={title}
        onChange={(text) => write({ title: text })}
      />
      <OfficeTextArea
        label={t('message.content')}
        hint={t('broadcast.languages')}
        dir="auto"
        lang={language}
        rows={7}
        maxLength={MESSAGE_CONTENT_MAX}
        value={content}
        onChange={(text) => write({ content: text })}
      />
    </>
  )
}
