import { useEndpoint } from '@camellia/client/hooks'
import { listSignups } from '@camellia/contract/member'
import { useTexts } from '@camellia/i18n/texts'
import { Card } from '@camellia/ui/office-card'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { OfficeEmpty } from '@camellia/ui/office-states'
import { Link } from '@tanstack/react-router'
import { AgeOf } from '../site/age'
import { Allow } from '../site/may'
import { useShell } from '../site/use-shell'
import styles from './dashboard.module.css'
import type { Dashboard } from './dashboard.rules'

/** What waits for a decision, the oldest first: one click and it is open. */
export function QueuesCard({ waiting }: { readonly waiting: Dashboard['waiting'] }) {
  const { t } = useTexts()
  const oldest = useEndpoint(listSignups, { state: 'WAITING', page: 1, size: 3 }).data
  return (
    <Card title={t('menu.queues')} note={t('queues.scope')}>
      <Link to="/members/waiting" className={styles.queue}>
        <OfficeIcon name="userPlus" className="t3" />
        <span className="med">{t('menu.waiting')}</span>
        {waiting.oldest && (
          <span className="row f12 t3">
            {t('queues.longest')} <AgeOf since={waiting.oldest} />
          </span>
        )}
        <b>
          <Digits value={waiting.count} />
        </b>
      </Link>
      {waiting.count === 0 ? (
        <OfficeEmpty title={t('waiting.praise')}>
          <p className="t3">{t('waiting.praiseHint')}</p>
        </OfficeEmpty>
      ) : (
        <ul className={styles.waiting}>
          {oldest?.items.map(({ id, name, code, parent, createdAt }) => (
            <li key={id}>
              <Link to="/members/waiting" search={{ id }}>
                <span className="ell">
                  <span className="med">{name}</span> <span className="t3 f12">{code}</span>{' '}
                  <span className="t3 f12">· {parent.name}</span>
                </span>
                <AgeOf since={createdAt} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Allow permission="Faq.read">
        <TalkQueues />
      </Allow>
      <p className={styles.more}>
        {t('queues.order')}
        <Link to="/members/waiting">{t('queues.all')}</Link>
      </p>
    </Card>
  )
}

/** Who asked and who waits in a conversation. */
function TalkQueues() {
  const { t } = useTexts()
  const shell = useShell()
  return (
    <>
      <Link to="/qna" className={styles.queue}>
        <OfficeIcon name="inquiry" className="t3" />
        <span className="med">{t('menu.qna')}</span>
        <span />
        <b>
          <Digits value={shell?.inquiries ?? 0} />
        </b>
      </Link>
      <Link to="/chats" className={styles.queue}>
        <OfficeIcon name="chats" className="t3" />
        <span className="med">{t('menu.chats')}</span>
        <span />
        <b>
          <Digits value={shell?.chats ?? 0} />
        </b>
      </Link>
    </>
  )
}
