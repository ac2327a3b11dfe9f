import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import type { useListFile } from './use-list-file'

/** Writes the file; while it does, counts the rows and stops when pressed again. */
export function FileButton({ file }: { readonly file: ReturnType<typeof useListFile> }) {
  const { t, number } = useTexts()
  const { written, start, stop } = file
  const busy = written !== undefined
  return (
    <OfficeButton onClick={busy ? stop : start} title={busy ? t('people.stopExport') : undefined}>
      <OfficeIcon name={busy ? 'close' : 'csv'} size={14} />
      {busy ? number(written) : t('people.csv')}
    </OfficeButton>
  )
}
