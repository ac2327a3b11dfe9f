import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { officeButtonClass } from '@camellia/ui/office-button'
import { OfficeEmpty } from '@camellia/ui/office-states'
import { Link } from '@tanstack/react-router'
import { entriesFor } from '../site/menu'

/** The address is right, the right is missing: says whom to ask and where one may go. */
export function NotAuthorizedPage() {
  const { t } = useTexts()
  const [first] = entriesFor(useSession('permissions').permissions)
  return (
    <OfficeEmpty
      icon="lock"
      title={t('denied.title')}
      actions={
        first && (
          <Link to={first.to} className={officeButtonClass('ink')}>
            {t('denied.go', { screen: t(first.text) })}
          </Link>
        )
      }
    >
      <p>{t('denied.text')}</p>
    </OfficeEmpty>
  )
}
