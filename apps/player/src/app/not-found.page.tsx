import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { SiteLink } from '../site/site-link'
import { BlankPage } from './blank-page'

export function NotFoundPage() {
  const { t } = useTexts()
  return (
    <BlankPage title={t('page.notFound')} text={t('page.notFoundHint')}>
      <SiteLink className={buttonClass('primary', 'lg')} href="/home">
        {t('page.toHome')}
      </SiteLink>
    </BlankPage>
  )
}
