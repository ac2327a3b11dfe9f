import { useEndpoint } from '@camellia/client/hooks'
import { type AdminInfoPage, listInfoPages } from '@camellia/contract/info-page'
import { LANGUAGES } from '@camellia/i18n/languages'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeFailed } from '@camellia/ui/office-states'
import { Skeleton } from '@camellia/ui/skeleton'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Page } from '../site/page'
import { writtenIn } from '../site/words.rules'
import styles from './info.module.css'
import { InfoEditor } from './info-editor'

/** Terms, privacy, responsible play and help: what stands at the foot of the player site. */
export function InfoPagesPage() {
  const { t } = useTexts()
  const { edit } = useSearch({ from: '/shell/info-pages' })
  const navigate = useNavigate({ from: '/info-pages' })
  const { data, error, refetch } = useEndpoint(listInfoPages, {})
  const open = data?.find(({ page }) => page === edit)
  if (open) {
    return <InfoEditor key={open.page} page={open} onBack={() => void navigate({ search: {} })} />
  }
  return (
    <Page title={t('menu.infoPages')} tools={<span className="t3 f12">{t('info.lead')}</span>}>
      {error && !data && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} />}
      <ul className={styles.pages}>
        {data?.map((page) => (
          <Row
            key={page.page}
            page={page}
            onEdit={() => void navigate({ search: { edit: page.page } })}
          />
        ))}
      </ul>
    </Page>
  )
}

function Row({ page, onEdit }: { readonly page: AdminInfoPage; readonly onEdit: () => void }) {
  const { t, day } = useTexts()
  const { contents, changedAt, changedBy } = page
  const written = `${writtenIn(contents).length}/${LANGUAGES.length}`
  return (
    <li>
      <b>{t(`info.${page.page}`)}</b>
      <span className="t3 f12">
        {changedAt
          ? t('info.changedBy', { who: changedBy ?? '–', at: day(changedAt) })
          : t('info.untouched')}
        {' · '}
        <bdi>{t('info.languages', { written })}</bdi>
      </span>
      <OfficeButton size="sm" onClick={onEdit}>
        {t('info.edit')}
      </OfficeButton>
    </li>
  )
}
