import { useTexts } from '@camellia/i18n/texts'
import type { ReactNode } from 'react'
import type { RecentDays } from './days'
import { DaysChoice } from './days-choice'
import { FileButton } from './file-button'
import { MemberFilter } from './member-filter'
import type { useListFile } from './use-list-file'

/** Narrows what was recorded of members: days, what else there is, whose; and all as a file. */
export function RecordTools({
  search,
  file,
  onChange,
  children,
}: {
  readonly search: {
    readonly days?: RecentDays | undefined
    readonly member?: number | undefined
  }
  readonly file: ReturnType<typeof useListFile>
  readonly onChange: (
    change: { readonly days: RecentDays | undefined } | { readonly member: number | undefined },
  ) => void
  readonly children: ReactNode
}) {
  const { t } = useTexts()
  return (
    <>
      <DaysChoice
        label={t('logins.at')}
        value={search.days}
        onChange={(days) => onChange({ days })}
      />
      {children}
      <MemberFilter member={search.member} onChange={(member) => onChange({ member })} />
      <span className="fill" />
      <FileButton file={file} />
    </>
  )
}
