import type { LanguageCode } from '@camellia/contract/fields'
import { NOTICE_CATEGORIES, NOTICE_TITLE_MAX } from '@camellia/contract/notice'
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
  return (
    <>
      <Frame draft={draft} change={change} />
      <LanguageTabs
        value={language}
        written={writtenIn({ ...draft.contents, ...draft.titles })}
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

/** Title and content in one language; from Korean one may begin. */
function Written({ draft, change, language }: FormProps & { readonly language: LanguageCode }) {
  const { t } = useTexts()
  const [copies, setCopies] = useState(0)
  const { titles, contents } = draft
  const mayCopy = language !== 'ko' && !(isBlank(titles.ko) && isBlank(contents.ko))
  const copy = () => {
    change({
      titles: { ...titles, [language]: titles.ko ?? '' },
      contents: { ...contents, [language]: contents.ko ?? '' },
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
        label={t('notice.title')}
        dir="auto"
        lang={language}
        maxLength={NOTICE_TITLE_MAX}
        value={titles[language] ?? ''}
        onChange={(title) => change({ titles: { ...titles, [language]: title } })}
      />
      <RichField
        key={copies}
        label={t('notice.content')}
        html={contents[language] ?? ''}
        onChange={(content) => change({ contents: { ...contents, [language]: content } })}
      />
    </>
  )
}
