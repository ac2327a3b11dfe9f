import { useEndpoint } from '@camellia/client/hooks'
import { readMyChat } from '@camellia/contract/chat'
import { useTexts } from '@camellia/i18n/texts'
import { Icon, type IconName } from '@camellia/ui/icons'
import { openChat } from '../site/chat-open'
import { helpHref } from '../site/help-search'
import { SiteLink } from '../site/site-link'
import { useFastDeposit } from '../site/use-fast-deposit'
import { useSite } from '../site/use-site'
import styles from './help.module.css'

/** Every way to reach someone, the quickest first. */
export function ContactWays() {
  const { t } = useTexts()
  const staffed = useEndpoint(readMyChat, {}).data?.staffed ?? false
  const supportUrl = useSite()?.supportUrl
  const fast = useFastDeposit()
  return (
    <section className={styles.ways} aria-label={t('help.ways')}>
      <button type="button" className={styles.way} data-lead="" onClick={openChat}>
        <Face
          icon="support"
          title={t('help.chat')}
          text={t(staffed ? 'help.chatOn' : 'help.chatOff')}
          here={staffed}
        />
      </button>
      <button type="button" className={styles.way} aria-busy={fast.busy} onClick={fast.ask}>
        <Face icon="zap" title={t('help.fast')} text={t('help.fastText')} />
      </button>
      <SiteLink className={styles.way} href={helpHref({ view: 'ask', channel: 'INQUIRE' })}>
        <Face icon="chat" title={t('help.inquire')} text={t('help.inquireText')} />
      </SiteLink>
      <SiteLink className={styles.way} href={helpHref({ view: 'ask', channel: 'CONTACT' })}>
        <Face icon="mail" title={t('help.contact')} text={t('help.contactText')} />
      </SiteLink>
      {supportUrl && (
        <a className={styles.way} href={supportUrl} target="_blank" rel="noopener noreferrer">
          <Face icon="external" title={t('help.external')} text={t('help.externalText')} />
        </a>
      )}
      {fast.answer}
    </section>
  )
}

function Face({
  icon,
  title,
  text,
  here = false,
}: {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** Someone is there right now. */
  readonly here?: boolean
}) {
  return (
    <>
      <span className={styles.icon} data-here={here ? '' : undefined}>
        <Icon name={icon} />
      </span>
      <b>{title}</b>
      <small>{text}</small>
    </>
  )
}
