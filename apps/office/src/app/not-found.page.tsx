import { useTexts } from '@camellia/i18n/texts'
import { officeButtonClass } from '@camellia/ui/office-button'
import { OfficeEmpty } from '@camellia/ui/office-states'
import { Link } from '@tanstack/react-router'
import styles from './blank.module.css'
import { Ways } from './ways'

export function NotFoundPage() {
  const { t } = useTexts()
  return (
    <main className={styles.blank}>
      <b className={styles.number} aria-hidden="true">
        4<img src="/icon.svg" alt="" width="92" height="92" />4
      </b>
      <OfficeEmpty
        icon="searchNone"
        title={t('page.notFound')}
        actions={
          <Link to="/" className={officeButtonClass('ink')}>
            {t('blank.back')}
          </Link>
        }
      >
        <p>{t('page.notFoundHint')}</p>
      </OfficeEmpty>
      <Ways />
    </main>
  )
}
