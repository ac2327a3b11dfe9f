import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { type AdminFaq, FAQ_CATEGORIES, listAdminFaqs, orderFaqs } from '@camellia/contract/faq'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { Skeleton } from '@camellia/ui/skeleton'
import { toast } from '@camellia/ui/toast'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { ChangeOf } from '../site/address'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import { ToolSelect } from '../site/tool-select'
import styles from './faq.module.css'
import { type FaqOrder, groupsOf } from './faq.rules'
import { FaqEditor } from './faq-editor'
import { FaqGroups } from './faq-groups'
import { type FaqSearch, faqSearch } from './faq-search'

type Change = (change: ChangeOf<FaqSearch>) => void

/** What is asked often: by category, in the order players see it. */
export function FaqPage() {
  const search = useSearch({ from: '/shell/faqs' })
  const change = useChange()
  const query = useEndpoint(listAdminFaqs, {})
  const open = query.data?.find(({ id }) => id === search.edit)
  const back = () => change({ edit: undefined })
  if (search.edit === 'new') {
    return <FaqEditor key="new" faq={undefined} category={search.category} onBack={back} />
  }
  if (open) return <FaqEditor key={open.id} faq={open} onBack={back} />
  return <FaqList query={query} search={search} change={change} />
}

function FaqList({
  query,
  search,
  change,
}: {
  readonly query: ReturnType<typeof useEndpoint<typeof listAdminFaqs>>
  readonly search: FaqSearch
  readonly change: Change
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const { data, error, refetch } = query
  const late = useLater(!data)
  return (
    <Page
      title={t('menu.faqs')}
      beside={
        <>
          <span className="fill" />
          <OfficeButton look="ink" disabled={!fresh} onClick={() => change({ edit: 'new' })}>
            <OfficeIcon name="plus" size={14} />
            {t('faq.new')}
          </OfficeButton>
        </>
      }
      tools={
        <>
          <ToolSelect
            label={t('faq.category')}
            any={t('talk.anyCategory')}
            value={search.category}
            choices={FAQ_CATEGORIES.map((value) => ({ value, label: t(`faq.category.${value}`) }))}
            onChange={(category) => change({ category })}
          />
          <span className="t3 f12 ell">{t('faq.lead')}</span>
        </>
      }
    >
      {error && !data && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
      {!data && !error && late && <Skeleton height={240} />}
      {data?.length === 0 && (
        <OfficeEmpty icon="faqs" title={t('faq.none')}>
          <p>{t('faq.noneHint')}</p>
        </OfficeEmpty>
      )}
      {data && data.length > 0 && <Ordered faqs={data} search={search} change={change} />}
    </Page>
  )
}

function Ordered({
  faqs,
  search,
  change,
}: {
  readonly faqs: readonly AdminFaq[]
  readonly search: FaqSearch
  readonly change: Change
}) {
  const fresh = useFresh()
  const { move, place } = useOrder()
  const groups = groupsOf(faqs, move).filter(
    ({ category }) => !search.category || category === search.category,
  )
  return (
    <div className={styles.groups}>
      <FaqGroups
        groups={groups}
        movable={fresh}
        onPlace={place}
        onEdit={(edit) => change({ edit })}
      />
    </div>
  )
}

/** What was moved is shown at once; a no from the server puts it back. */
function useOrder() {
  const { t } = useTexts()
  const refresh = useRefresh()
  const [move, setMove] = useState<FaqOrder>()
  const settle = () => void refresh(listAdminFaqs).then(() => setMove(undefined))
  const { run } = useAction(orderFaqs, {
    onDone: settle,
    onRefused: ({ code }) => {
      toast('warning', t(`code.${code}`))
      settle()
    },
  })
  const place = (next: FaqOrder | undefined) => {
    if (!next) return
    setMove(next)
    run(next)
  }
  return { move, place }
}

function useChange(): Change {
  const navigate = useNavigate({ from: '/faqs' })
  return (change) =>
    void navigate({
      search: (kept: FaqSearch) => faqSearch({ ...kept, ...change }),
      replace: !('edit' in change),
    })
}
