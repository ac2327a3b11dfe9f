import type { LanguageCode } from '@camellia/contract/fields'
import { directionOf } from '@camellia/i18n/languages'
import { useTexts } from '@camellia/i18n/texts'
import { RichText } from '@camellia/ui/rich-text'
import { momentOf } from '../site/seoul.rules'
import { wordsIn } from '../site/words.rules'
import styles from './notice.module.css'
import type { NoticeDraft } from './notice.rules'

/** As readers see it: the page of the notice, and the card that pops up. */
export function NoticePreview({
  draft,
  language,
}: {
  readonly draft: NoticeDraft
  readonly language: LanguageCode
}) {
  const { t } = useTexts()
  const title = wordsIn(draft.titles, language)
  const html = wordsIn(draft.contents, language)
  const words = { title, html, language }
  return (
    <>
      <h2>{t(draft.partner ? 'notice.previewOffice' : 'notice.previewPage')}</h2>
      <NoticePaper {...words} draft={draft} />
      {draft.popup && !draft.partner && (
        <>
          <h2>{t('notice.previewPopup')}</h2>
          <PopupPaper {...words} />
        </>
      )}
      <p className="t3 f12">{t('notice.previewNote')}</p>
    </>
  )
}

interface PaperProps {
  readonly title: string
  readonly html: string
  readonly language: LanguageCode
}

function NoticePaper({
  title,
  html,
  language,
  draft,
}: PaperProps & { readonly draft: NoticeDraft }) {
  const { t, day } = useTexts()
  const at = momentOf(draft.startsAt)
  return (
    <article
      className={styles.paper}
      data-office={draft.partner ? '' : undefined}
      lang={language}
      dir={directionOf(language)}
    >
      <p className={styles.meta}>
        <span>{t(`notice.category.${draft.category}`)}</span>
        {at && <bdi>{day(at)}</bdi>}
      </p>
      <h3>{title || t('notice.noTitle')}</h3>
      <RichText html={html} />
    </article>
  )
}

function PopupPaper({ title, html, language }: PaperProps) {
  const { t } = useTexts()
  return (
    <article className={styles.popup} lang={language} dir={directionOf(language)}>
      <header>
        <h3>{title || t('notice.noTitle')}</h3>
        <span aria-hidden="true">×</span>
      </header>
      <div className={styles.popupText}>
        <RichText html={html} />
      </div>
      <span className={styles.popupFoot}>{t('notice.popupHide')}</span>
    </article>
  )
}
