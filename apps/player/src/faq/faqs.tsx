import { useEndpoint } from '@camellia/client/hooks'
import { FAQ_CATEGORIES, type Faq, listFaqs } from '@camellia/contract/faq'
import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { TextField } from '@camellia/ui/field'
import { Skeleton } from '@camellia/ui/skeleton'
import { EmptyState, ErrorState } from '@camellia/ui/states'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { Chip, Chips } from '../site/chips'
import { type HelpSearch, helpHref, helpSearch } from '../site/help-search'
import { SiteLink } from '../site/site-link'
import styles from './faq.module.css'
import { countsOf, findFaqs } from './faq.rules'
import { Question } from './question'

/** Questions that are asked often: by category, by words, and one by its own address. */
export function Faqs({ search }: { readonly search: HelpSearch }) {
  const { data, error, refetch } = useEndpoint(listFaqs, {})
  if (!data && error) {
    return (
      <section className="card">
        <ErrorState code={error.code} onRetry={() => void refetch()} />
      </section>
    )
  }
  if (!data) return <Waiting />
  return <Known faqs={data} search={search} />
}

function Known({ faqs, search }: { readonly faqs: readonly Faq[]; readonly search: HelpSearch }) {
  const { t } = useTexts()
  const { history } = useRouter()
  const { category, q = '', faq } = search
  // The address follows the words; the box itself must not wait for it.
  const [words, setWords] = useState(q)
  const sought = useDeferredValue(words)
  const found = useMemo(() => findFaqs(faqs, sought), [faqs, sought])
  const counts = countsOf(found)
  const shown = category ? found.filter((one) => one.category === category) : found
  const show = (wanted: HelpSearch) => history.replace(helpHref(helpSearch({ ...wanted })))
  const seek = (wanted: string) => {
    setWords(wanted)
    show({ ...(category && { category }), q: wanted })
  }
  return (
    <>
      <div className={styles.tools}>
        <TextField
          label={t('faq.search')}
          placeholder={t('faq.searchHint')}
          icon="search"
          type="search"
          value={words}
          onChange={seek}
        />
        <Chips label={t('faq.categories')}>
          <Chip on={!category} count={found.length} onClick={() => show({ q: words })}>
            {t('faq.all')}
          </Chip>
          {FAQ_CATEGORIES.filter((known) => counts.has(known) || known === category).map(
            (known) => (
              <Chip
                key={known}
                on={known === category}
                count={counts.get(known) ?? 0}
                onClick={() => show({ q: words, category: known })}
              >
                {t(`faqCategory.${known}`)}
              </Chip>
            ),
          )}
        </Chips>
      </div>
      <p className="srOnly" role="status">
        {t('faq.found', { count: shown.length })}
      </p>
      <section className={`card ${styles.list}`}>
        {shown.length === 0 && <Nothing asked={faqs.length > 0} />}
        {shown.map((one) => (
          <Question key={one.id} faq={one} linked={one.id === faq} />
        ))}
      </section>
    </>
  )
}

function Nothing({ asked }: { readonly asked: boolean }) {
  const { t } = useTexts()
  return (
    <EmptyState icon={asked ? 'search' : 'help'} title={t(asked ? 'faq.noneFound' : 'faq.none')}>
      <SiteLink className={buttonClass('primary', 'sm')} href={helpHref({ view: 'ask' })}>
        {t('faq.askInstead')}
      </SiteLink>
    </EmptyState>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height={48} round={12} />
      <Skeleton height={36} width="70%" round={18} />
      <Skeleton height={280} round={16} />
    </div>
  )
}
