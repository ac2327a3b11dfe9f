import { useEndpoint } from '@camellia/client/hooks'
import { listSignups } from '@camellia/contract/member'
import { useTexts } from '@camellia/i18n/texts'
import { Card } from '@camellia/ui/office-card'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { OfficeEmpty } from '@camellia/ui/office-states'
import { Link } from '@tanstack/react-router'
import { AgeOf } from '../site/age'
import styles from './dashboard.module.css'
import type { Dashboard } from './dashboard.rules'

/** What waits for a decision, the oldest first: one click and it is open. */
export function QueuesCard({ waiting }: { readonly waiting: Dashboard['waiting'] }) {
  const { t } = useTexts()
  const oldest = useEndpoint(listSignups, { state: 'WAITING', page: 1, size: 5 }).data
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
      <p className={styles.more}>
        {t('queues.order')}
        <Link to="/members/waiting">{t('queues.all')}</Link>
      </p>
    </Card>
  )
}
