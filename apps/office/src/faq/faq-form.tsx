import { FAQ_CATEGORIES, FAQ_QUESTION_MAX } from '@camellia/contract/faq'
import type { LanguageCode } from '@camellia/contract/fields'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Switch } from '@camellia/ui/office-checkbox'
import { FieldGrid, OfficeField, OfficeSelect } from '@camellia/ui/office-field'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useState } from 'react'
import { LanguageTabs } from '../site/language-tabs'
import { RichField } from '../site/rich-field'
import { isBlank, writtenIn } from '../site/words.rules'
import styles from '../site/writing.module.css'
import type { FaqDraft } from './faq.rules'

interface FormProps {
  readonly draft: FaqDraft
  readonly change: (draft: FaqDraft) => void
  readonly language: LanguageCode
}

export function FaqForm({
  draft,
  change,
  language,
  onLanguage,
  says,
}: FormProps & {
  readonly onLanguage: (language: LanguageCode) => void
  readonly says: string | undefined
}) {
  const { t } = useTexts()
  return (
    <>
      <FieldGrid>
        <OfficeSelect
          label={t('faq.category')}
          value={draft.category}
          options={FAQ_CATEGORIES.map((value) => ({ value, label: t(`faq.category.${value}`) }))}
          onChange={(value) => {
            const category = FAQ_CATEGORIES.find((known) => known === value)
            if (category) change({ ...draft, category })
          }}
        />
      </FieldGrid>
      <div className={styles.switches}>
        <Switch
          label={t('faq.shown')}
          on={draft.shown}
          onChange={(shown) => change({ ...draft, shown })}
        />
      </div>
      <LanguageTabs
        value={language}
        written={writtenIn({ ...draft.answers, ...draft.questions })}
        onChange={onLanguage}
      />
      <Written key={language} draft={draft} change={change} language={language} />
      {says && (
        <p className={styles.warn} role="status">
          <OfficeIcon name="warning" size={14} />
          {says}
        </p>
      )}
    </>
  )
}

/** Question and answer in one language; from Korean one may begin. */
function Written({ draft, change, language }: FormProps) {
  const { t } = useTexts()
  const [copies, setCopies] = useState(0)
  const { questions, answers } = draft
  const mayCopy = language !== 'ko' && !(isBlank(questions.ko) && isBlank(answers.ko))
  const copy = () => {
    change({
      ...draft,
      questions: { ...questions, [language]: questions.ko ?? '' },
      answers: { ...answers, [language]: answers.ko ?? '' },
    })
    setCopies(copies + 1)
  }
  return (
    <>
      {mayCopy && (
        <p className="row">
          <OfficeButton size="sm" onClick={copy}>
            <OfficeIcon name="copy" size={14} />
            {t('talk.copyKorean')}
          </OfficeButton>
        </p>
      )}
      <OfficeField
        label={t('faq.question')}
        dir="auto"
        lang={language}
        maxLength={FAQ_QUESTION_MAX}
        value={questions[language] ?? ''}
        onChange={(text) => change({ ...draft, questions: { ...questions, [language]: text } })}
      />
      <RichField
        key={copies}
        label={t('faq.answer')}
        html={answers[language] ?? ''}
        onChange={(html) => change({ ...draft, answers: { ...answers, [language]: html } })}
      />
    </>
  )
}
