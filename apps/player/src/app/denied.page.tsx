import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { SiteLink } from '../site/site-link'
import { BlankPage } from './blank-page'

export function DeniedPage() {
  const { t } = useTexts()
  return (
    <BlankPage title={t('denied.title')} text={t('denied.text')}>
      <SiteLink className={buttonClass('primary', 'lg')} href="/home">
        {t('page.toHome')}
      </SiteLink>
    </BlankPage>
  )
}
