import type { Macro } from '@camellia/contract/inquiry-queue'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { Tag } from '@camellia/ui/office-tag'
import { wordsIn, writtenIn } from '../site/words.rules'
import styles from './inquiry.module.css'

export function MacroRow({
  macro,
  fast,
  onEdit,
  onRemove,
}: {
  readonly macro: Macro
  readonly fast: boolean
  readonly onEdit?: () => void
  readonly onRemove?: () => void
}) {
  const { t, language } = useTexts()
  const { name, category, contents } = macro
  return (
    <>
      <span className={styles.macro}>
        <span className="row">
          <bdi className="semi ell">{name}</bdi>
          <Tag>{category ? t(`inquiry.category.${category}`) : t('macro.forAll')}</Tag>
          {fast && <Tag tone="accent">{t('inquiry.channel.FAST_DEPOSIT')}</Tag>}
        </span>
        <bdi className="t3 f12 ell">{wordsIn(contents, language)}</bdi>
      </span>
      <bdi className={`n t3 f12 ${styles.langs}`} dir="ltr" title={t('word.language')}>
        {writtenIn(contents).join(' ')}
      </bdi>
      {onEdit && (
        <OfficeIconButton icon="edit" label={t('macro.edit', { name })} onClick={onEdit} />
      )}
      {onRemove && (
        <OfficeIconButton icon="trash" label={t('macro.remove', { name })} onClick={onRemove} />
      )}
    </>
  )
}
