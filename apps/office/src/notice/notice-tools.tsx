import { NOTICE_CATEGORIES, NOTICE_STATES } from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { ToolSelect } from '../site/tool-select'
import { NOTICE_READERS, type NoticeChange, type NoticeSearch } from './notice-search'

export function NoticeTools({
  search,
  change,
}: {
  readonly search: NoticeSearch
  readonly change: (change: NoticeChange) => void
}) {
  const { t } = useTexts()
  return (
    <>
      <ToolSelect
        label={t('notice.state')}
        any={t('notice.anyState')}
        value={search.state}
        choices={NOTICE_STATES.map((value) => ({ value, label: t(`notice.state.${value}`) }))}
        onChange={(state) => change({ state })}
      />
      <ToolSelect
        label={t('notice.category')}
        any={t('talk.anyCategory')}
        value={search.category}
        choices={NOTICE_CATEGORIES.map((value) => ({
          value,
          label: t(`notice.category.${value}`),
        }))}
        onChange={(category) => change({ category })}
      />
      <ToolSelect
        label={t('notice.readers')}
        any={t('notice.anyReaders')}
        value={search.readers}
        choices={NOTICE_READERS.map((value) => ({ value, label: t(`notice.readers.${value}`) }))}
        onChange={(readers) => change({ readers })}
      />
    </>
  )
}
