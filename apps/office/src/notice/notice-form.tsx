import type { LanguageCode } from '@camellia/contract/fields'
import { NOTICE_CATEGORIES, NOTICE_TITLE_MAX } from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { Switch } from '@camellia/ui/office-checkbox'
import { FieldGrid, OfficeField, OfficeSelect } from '@camellia/ui/office-field'
import { LanguageWords } from '../site/language-words'
import styles from '../site/writing.module.css'
import type { NoticeDraft } from './notice.rules'

interface FormProps {
  readonly draft: NoticeDraft
  readonly change: (part: Partial<NoticeDraft>) => void
}

/** What it is and when it is shown, then its words in each language. */
export function NoticeForm({
  draft,
  change,
  language,
  onLanguage,
  says,
}: FormProps & {
  readonly language: LanguageCode
  readonly onLanguage: (language: LanguageCode) => void
  readonly says: string | undefined
}) {
  const { t } = useTexts()
  return (
    <>
      <Frame draft={draft} change={change} />
      <LanguageWords
        {...{ language, onLanguage, says }}
        heading={{
          label: t('notice.title'),
          max: NOTICE_TITLE_MAX,
          words: draft.titles,
          onChange: (titles) => change({ titles }),
        }}
        body={{
          label: t('notice.content'),
          words: draft.contents,
          onChange: (contents) => change({ contents }),
        }}
      />
    </>
  )
}

function Frame({ draft, change }: FormProps) {
  const { t } = useTexts()
  return (
    <>
      <FieldGrid>
        <OfficeSelect
          label={t('notice.category')}
          value={draft.category}
          options={NOTICE_CATEGORIES.map((value) => ({
            value,
            label: t(`notice.category.${value}`),
          }))}
          onChange={(value) => {
            const category = NOTICE_CATEGORIES.find((known) => known === value)
            if (category) change({ category })
          }}
        />
        <OfficeField
          type="datetime-local"
          label={t('notice.from')}
          value={draft.startsAt}
          onChange={(startsAt) => change({ startsAt })}
        />
        <OfficeField
          type="datetime-local"
          label={t('notice.until')}
          hint={t('notice.untilHint')}
          value={draft.endsAt}
          onChange={(endsAt) => change({ endsAt })}
        />
      </FieldGrid>
      <div className={styles.switches}>
        <Switch
          label={t('notice.forPartners')}
          on={draft.partner}
          onChange={(partner) => change(partner ? { partner, popup: false } : { partner })}
        />
        <Switch
          label={t('notice.pinned')}
          on={draft.pinned}
          onChange={(pinned) => change({ pinned })}
        />
        {!draft.partner && (
          <Switch
            label={t('notice.asPopup')}
            on={draft.popup}
            onChange={(popup) => change({ popup })}
          />
        )}
      </div>
    </>
  )
}
