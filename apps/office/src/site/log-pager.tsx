import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { PagerRow } from '@camellia/ui/office-table-pager'
import type { ReactNode } from 'react'

/** A log has no last page worth going to: the newest, and ever older. */
export function LogPager({
  toNewest,
  toOlder,
  children,
}: {
  /** Nothing where one is already. */
  readonly toNewest: (() => void) | undefined
  readonly toOlder: (() => void) | undefined
  /** What is said of this page; the way to the newest then stands at the end. */
  readonly children?: ReactNode
}) {
  const { t } = useTexts()
  const newest = (
    <OfficeButton size="sm" disabled={!toNewest} onClick={toNewest}>
      {t('log.newest')}
    </OfficeButton>
  )
  return (
    <PagerRow>
      {children ?? newest}
      <span className="fill" />
      {children && newest}
      <OfficeButton size="sm" disabled={!toOlder} onClick={toOlder}>
        {t('log.older')}
        <OfficeIcon name="next" size={12} />
      </OfficeButton>
    </PagerRow>
  )
}
