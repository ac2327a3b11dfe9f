import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { PanelSection } from '@camellia/ui/office-panel'
import { Tag } from '@camellia/ui/office-tag'
import { Link } from '@tanstack/react-router'
import type { Detail } from './money.rules'
import styles from './payout.module.css'

/** Of a deposit: where this player was told to send it, and whether the names agree. */
export function SentTo({ detail }: { readonly detail: Detail }) {
  const { t } = useTexts()
  const { company, holder, sameName, transaction } = detail
  if (transaction.type !== 'DEPOSIT') return null
  return (
    <PanelSection title={t('money.shownAccount')}>
      <dl className={styles.payout}>
        <div>
          <dt>{t('queueFilter.companyAccount')}</dt>
          <dd>
            {company ? (
              <bdi>
                {company.bank} <span className="mono">{company.accountNumber}</span>{' '}
                {company.holder}
              </bdi>
            ) : (
              '—'
            )}
          </dd>
        </div>
        <div>
          <dt>{t('money.sender')}</dt>
          <dd>
            <bdi className="semi">{transaction.depositor ?? '—'}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('payout.holder')}</dt>
          <dd>
            <bdi className="semi">{holder ?? '—'}</bdi>
            <Tag tone={sameName ? 'ok' : 'bad'}>
              {t(sameName ? 'money.match' : 'money.noMatch')}
            </Tag>
          </dd>
        </div>
      </dl>
    </PanelSection>
  )
}

/** Whether anything else of this member waits, and what. */
export function OtherOpen({ detail: { open } }: { readonly detail: Detail }) {
  const { t, number } = useTexts()
  if (open.length === 0) {
    return (
      <li>
        <OfficeIcon name="check" size={14} className="tone-ok" />
        {t('money.check.one')}
      </li>
    )
  }
  return (
    <li className="tone-warn">
      <OfficeIcon name="warning" size={14} />
      <span>
        {t('money.otherOpen', { number: number(open.length) })}
        {open.map(({ id, type, amount }) => (
          <span key={id}>
            {' · '}
            <OpenLink id={id} type={type} /> <Digits value={amount} />
          </span>
        ))}
      </span>
    </li>
  )
}

const QUEUE_OF = {
  DEPOSIT: '/deposit',
  COIN_DEPOSIT: '/deposit',
  WITHDRAW: '/withdraw',
  PAYMENT: '/payments',
  COLLECT: '/payments',
  POINT_CONVERT: undefined,
} as const

function OpenLink({ id, type }: Pick<Detail['open'][number], 'id' | 'type'>) {
  const { t } = useTexts()
  const to = QUEUE_OF[type]
  const name = t(`txn.type.${type}`)
  if (!to) return name
  return (
    <Link to={to} search={{ id }}>
      {name}
    </Link>
  )
}

/** Others who came from the same place, by name. */
export function LinkedPeople({ people }: { readonly people: Detail['linkedPeople'] }) {
  return (
    <ul className={styles.names}>
      {people.map(({ id, code, name }) => (
        <li key={id}>
          <Link to="/members" search={{ id }}>
            <bdi>{name}</bdi> <bdi className="t3 f12">{code}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
