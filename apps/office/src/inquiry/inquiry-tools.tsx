import { INQUIRY_CATEGORIES, INQUIRY_STATUSES } from '@camellia/contract/inquiry'
import { useTexts } from '@camellia/i18n/texts'
import { Switch } from '@camellia/ui/office-checkbox'
import { Tabs } from '@camellia/ui/office-tabs'
import { MemberFilter } from '../site/member-filter'
import { ToolSearch } from '../site/tool-search'
import { ToolSelect } from '../site/tool-select'
import type { InquiryChange, InquirySearch } from './inquiry-search'

interface ToolsProps {
  readonly search: InquirySearch
  readonly change: (change: InquiryChange) => void
}

export function InquiryTabs({
  search,
  change,
  counts,
}: ToolsProps & {
  readonly counts: { readonly PENDING: number; readonly READING: number } | undefined
}) {
  const { t, number } = useTexts()
  return (
    <Tabs
      label={t('menu.qna')}
      value={search.status ?? 'PENDING'}
      onChange={(status) => change({ status })}
      choices={INQUIRY_STATUSES.map((value) => ({
        value,
        label: t(`inquiry.status.${value}`),
        count: value !== 'FINISHED' && counts ? number(counts[value]) : undefined,
      }))}
    />
  )
}

export function InquiryTools({ search, change }: ToolsProps) {
  const { t } = useTexts()
  return (
    <>
      <ToolSearch
        main
        label={t('inquiry.search')}
        value={search.search}
        maxLength={100}
        onText={(text) => change({ search: text || undefined })}
      />
      <ToolSelect
        label={t('inquiry.category')}
        any={t('talk.anyCategory')}
        value={search.category}
        choices={INQUIRY_CATEGORIES.map((value) => ({
          value,
          label: t(`inquiry.category.${value}`),
        }))}
        onChange={(category) => change({ category })}
      />
      <MemberFilter member={search.member} onChange={(member) => change({ member })} />
      <Switch
        label={t('inquiry.onlyMine')}
        on={search.mine ?? false}
        onChange={(on) => change({ mine: on ? true : undefined })}
      />
    </>
  )
}
