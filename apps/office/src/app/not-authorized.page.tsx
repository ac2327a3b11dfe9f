import { useTexts } from '@camellia/i18n/texts'
import { OfficeEmpty } from '@camellia/ui/office-states'
import { Ways } from './ways'

/** The address is right, the right is missing: says whom to ask and where one may go. */
export function NotAuthorizedPage() {
  const { t } = useTexts()
  return (
    <OfficeEmpty icon="lock" title={t('denied.title')} actions={<Ways />}>
      <p>{t('denied.text')}</p>
    </OfficeEmpty>
  )
}
