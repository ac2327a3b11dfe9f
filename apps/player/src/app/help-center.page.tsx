import { useTexts } from '@camellia/i18n/texts'
import { useSearch } from '@tanstack/react-router'
import { Faqs } from '../faq/faqs'
import { ContactWays } from '../help/contact-ways'
import { HelpTabs } from '../help/help-tabs'
import { AskForm } from '../inquiry/ask-form'
import { InquiryTalk } from '../inquiry/inquiry-talk'
import { MyInquiries } from '../inquiry/my-inquiries'
import { type HelpSearch, helpSearch } from '../site/help-search'
import { PageTitle } from '../site/section'
import { useAnswers } from './answers'

/** Find it oneself, ask someone, or see what was answered. */
export function HelpCenterPage() {
  const { t } = useTexts()
  const answers = useAnswers()
  const search = helpSearch(useSearch({ strict: false }))
  const { view } = search
  return (
    <>
      <PageTitle title={t('nav.help')} sub={t('help.sub')} />
      {view === undefined && <ContactWays />}
      <HelpTabs view={view} answers={answers} />
      <Part search={search} />
    </>
  )
}

function Part({ search }: { readonly search: HelpSearch }) {
  const { view, id, channel = 'INQUIRE', about } = search
  if (view === 'ask') return <AskForm key={channel} channel={channel} about={about} />
  if (view === undefined) return <Faqs search={search} />
  return id ? <InquiryTalk key={id} id={id} /> : <MyInquiries search={search} />
}
