import { FAQ_CATEGORIES, FAQ_QUESTION_MAX } from '@camellia/contract/faq'
import type { LanguageCode } from '@camellia/contract/fields'
import { useTexts } from '@camellia/i18n/texts'
import { Switch } from '@camellia/ui/office-checkbox'
import { FieldGrid, OfficeSelect } from '@camellia/ui/office-field'
import { LanguageWords } from '../site/language-words'
import styles from '../site/writing.module.css'
import type { FaqDraft } from './faq.rules'

/** Where it stands and whether it is shown, then its words in each language. */
export function FaqForm({
  draft,
  change,
  language,
  onLanguage,
  says,
}: {
  readonly draft: FaqDraft
  readonly change: (part: Partial<FaqDraft>) => void
  readonly language: LanguageCode
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
            if (category) change({ category })
          }}
        />
      </FieldGrid>
      <div className={styles.switches}>
        <Switch label={t('faq.shown')} on={draft.shown} onChange={(shown) => change({ shown })} />
      </div>
      <LanguageWords
        {...{ language, onLanguage, says }}
        heading={{
          label: t('faq.question'),
          max: FAQ_QUESTION_MAX,
          words: draft.questions,
          onChange: (questions) => change({ questions }),
        }}
        body={{
          label: t('faq.answer'),
          words: draft.answers,
          onChange: (answers) => change({ answers }),
        }}
      />
    </>
  )
}
