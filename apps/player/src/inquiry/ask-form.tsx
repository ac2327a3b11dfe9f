import type { Upload } from '@camellia/client/use-upload'
import {
  INQUIRY_CATEGORIES,
  INQUIRY_TITLE_MAX,
  type InquiryCategory,
  POST_MAX,
} from '@camellia/contract/inquiry'
import { useTexts } from '@camellia/i18n/texts'
import { AttachmentButton } from '@camellia/ui/attachment'
import { Button, buttonClass } from '@camellia/ui/button'
import { TextField } from '@camellia/ui/field'
import { Icon } from '@camellia/ui/icons'
import { TextAreaField } from '@camellia/ui/text-area-field'
import { useId } from 'react'
import { Chip, Chips } from '../site/chips'
import { ChosenFile } from '../site/chosen-file'
import type { AskChannel } from '../site/help-search'
import styles from './inquiry.module.css'
import { useAsk } from './use-ask'

/** A question to the support: what about, what, and a picture of it. */
export function AskForm({
  channel,
  about,
}: {
  readonly channel: AskChannel
  readonly about: InquiryCategory | undefined
}) {
  const { t } = useTexts()
  const form = useAsk(channel, about)
  const { draft, errors } = form
  return (
    <form className={`card ${styles.form}`} onSubmit={form.submit} noValidate>
      <h2>{t(`inquiryAsk.${channel}`)}</h2>
      <Category value={form.category} onChange={form.setCategory} error={errors.category} />
      <TextField
        label={t('inquiry.title')}
        dir="auto"
        maxLength={INQUIRY_TITLE_MAX}
        value={form.title}
        onChange={form.setTitle}
        error={errors.title}
      />
      <TextAreaField
        label={t('inquiry.content')}
        hint={t('inquiry.contentHint')}
        maxLength={POST_MAX}
        value={draft.text}
        onChange={draft.setText}
        error={errors.content}
      />
      <FilePart upload={draft.upload} />
      <div className={styles.submit}>
        <Button type="submit" look="primary" size="lg" busy={form.busy}>
          {t('talk.send')}
        </Button>
      </div>
    </form>
  )
}

function Category({
  value,
  onChange,
  error,
}: {
  readonly value: InquiryCategory | undefined
  readonly onChange: (category: InquiryCategory) => void
  readonly error: string | undefined
}) {
  const { t } = useTexts()
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {t('inquiry.category')}
      </span>
      <Chips label={t('inquiry.category')}>
        {INQUIRY_CATEGORIES.map((category) => (
          <Chip key={category} on={category === value} onClick={() => onChange(category)}>
            {t(`inquiryCategory.${category}`)}
          </Chip>
        ))}
      </Chips>
      {error && (
        <span className={styles.error} role="alert">
          <Icon name="alert" size={14} />
          {error}
        </span>
      )}
    </div>
  )
}

function FilePart({ upload }: { readonly upload: Upload }) {
  const { t } = useTexts()
  const hint = useId()
  return (
    <div className={styles.field}>
      {upload.chosen ? (
        <ChosenFile upload={upload} />
      ) : (
        <span>
          <AttachmentButton
            label={t('file.attach')}
            className={buttonClass('ghost', 'sm')}
            onFile={upload.choose}
          >
            <Icon name="attach" size={16} />
            {t('file.attach')}
          </AttachmentButton>
        </span>
      )}
      <span id={hint} className={styles.hint}>
        {t('file.hint')}
      </span>
    </div>
  )
}
