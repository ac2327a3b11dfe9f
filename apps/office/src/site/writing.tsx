import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { usePhone } from '@camellia/ui/office-media'
import { QuickChoice } from '@camellia/ui/office-table-filter'
import { type ReactNode, useState } from 'react'
import { useFresh } from './live'
import { Page } from './page'
import styles from './writing.module.css'

/** One writes on the one side and sees on the other what readers will see. */
export function Writing({
  title,
  onBack,
  actions,
  form,
  preview,
}: {
  readonly title: string
  readonly onBack: () => void
  readonly actions: ReactNode
  readonly form: ReactNode
  readonly preview: ReactNode
}) {
  const { t } = useTexts()
  const phone = usePhone()
  const [shown, setShown] = useState<'write' | 'preview'>('write')
  return (
    <Page
      title={title}
      beside={
        <>
          <OfficeButton look="ghost" onClick={onBack}>
            <OfficeIcon name="previous" size={14} />
            {t('talk.back')}
          </OfficeButton>
          {phone && (
            <QuickChoice
              label={title}
              value={shown}
              choices={(['write', 'preview'] as const).map((value) => ({
                value,
                label: t(`talk.${value}`),
              }))}
              onChange={setShown}
            />
          )}
          <span className="fill" />
          {actions}
        </>
      }
    >
      <div className={styles.writing}>
        {(!phone || shown === 'write') && <div className={styles.form}>{form}</div>}
        {(!phone || shown === 'preview') && (
          <aside className={styles.preview} aria-label={t('talk.preview')}>
            {preview}
          </aside>
        )}
      </div>
    </Page>
  )
}

/** Saving what is written, and removing what was. */
export function WritingActions({
  save,
  busy,
  onSave,
  says,
  remove,
  onRemove,
}: {
  readonly save: string
  readonly busy: boolean
  /** Nothing while something is missing. */
  readonly onSave: (() => void) | undefined
  /** What is missing. */
  readonly says?: string | undefined
  readonly remove: string
  /** Nothing of what was never saved. */
  readonly onRemove: (() => void) | undefined
}) {
  const fresh = useFresh()
  return (
    <>
      {onRemove && <OfficeIconButton icon="trash" label={remove} onClick={onRemove} />}
      <OfficeButton
        look="ink"
        busy={busy}
        disabled={!onSave || !fresh}
        title={says}
        onClick={onSave}
      >
        {save}
      </OfficeButton>
    </>
  )
}
