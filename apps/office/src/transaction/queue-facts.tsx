import { useSession } from '@camellia/client/session'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { PanelSection } from '@camellia/ui/office-panel'
import { Link } from '@tanstack/react-router'
import { AgeOf } from '../site/age'
import { LineOf } from '../site/line-of'
import { Allow } from '../site/may'
import styles from './money.module.css'
import { changeOf, type Decision, type Detail, handOf } from './money.rules'
import { LinkedPeople, OtherOpen, SentTo } from './queue-around'
import { QueueHistory } from './queue-history'
import { PayoutAccount } from './queue-payout'
import { RecentMoney } from './queue-recent'
import { TwoPeople } from './queue-two'

interface FactsProps {
  readonly row: StaffTransaction
  readonly decision: Decision | undefined
  readonly detail: Detail | undefined
}

/** In the order one decides: how much and whose, the two, checks, links, money, what happened. */
export function QueueFacts({ row, decision, detail }: FactsProps) {
  const { code } = useSession('code')
  return (
    <>
      <PanelSection>
        <Headline row={row} detail={detail} waits={!decision} />
      </PanelSection>
      {row.type === 'WITHDRAW' && !decision && handOf(row, code) === 'MINE' && (
        <PayoutAccount row={row} />
      )}
      {row.needsTwo && <TwoPeople row={row} decision={decision} />}
      <PanelSection>
        <Checks row={row} detail={detail} />
        {detail && <BalanceChange detail={detail} waits={!decision} />}
      </PanelSection>
      {detail && <SentTo detail={detail} />}
      {detail && <AccountChanged detail={detail} />}
      {detail && <Linked detail={detail} />}
      {detail && <RecentMoney detail={detail} />}
      <QueueHistory row={row} decision={decision} />
    </>
  )
}

function Headline({
  row,
  detail,
  waits,
}: {
  readonly row: StaffTransaction
  readonly detail: Detail | undefined
  readonly waits: boolean
}) {
  const { member, amount, bank, accountNumber, depositor, createdAt } = row
  const account = [bank, accountNumber, depositor].filter(Boolean)
  return (
    <div className={styles.headline}>
      <p className="row">
        <Link to="/members" search={{ id: member.id }} className={styles.name}>
          {member.name}
        </Link>
        <bdi className="t3">{member.code}</bdi>
        {waits && <AgeOf since={createdAt} />}
      </p>
      <Digits value={amount} className={styles.amount} />
      <LineOf line={detail?.line ?? []} className="f12" />
      <span className={styles.account}>
        {account.map((part, index) => (
          <span key={part}>
            {index > 0 && ' · '}
            <bdi>{part}</bdi>
          </span>
        ))}
      </span>
    </div>
  )
}

/** Only what was really checked when it was asked for. */
function Checks({
  row,
  detail,
}: {
  readonly row: StaffTransaction
  readonly detail: Detail | undefined
}) {
  const { t, day } = useTexts()
  if (row.type === 'PAYMENT' || row.type === 'COLLECT') {
    return <p className={styles.memo}>{row.memo}</p>
  }
  const checked = row.type === 'WITHDRAW' ? (['password', 'held'] as const) : (['limit'] as const)
  return (
    <ul className={styles.checks}>
      {checked.map((name) => (
        <li key={name}>
          <OfficeIcon name="check" size={14} className="tone-ok" />
          {t(`money.check.${name}`)}
        </li>
      ))}
      {detail && <OtherOpen detail={detail} />}
      {detail && (
        <li className="t2">
          <OfficeIcon name="user" size={14} className="t3" />
          {t('money.joined', { day: day(detail.joinedAt) })}
        </li>
      )}
      {row.address && (
        <li className="t2">
          <OfficeIcon name="screen" size={14} className="t3" />
          <bdi dir="ltr" className="mono ell">
            {row.address}
          </bdi>
        </li>
      )}
    </ul>
  )
}

/** What approving does to the member's money, before the click. */
function BalanceChange({ detail, waits }: { readonly detail: Detail; readonly waits: boolean }) {
  const { t, won } = useTexts()
  const { what, before, after } = changeOf(detail)
  return (
    <>
      <div className={styles.change}>
        <p>
          <span>{t(waits ? `money.now.${what}` : 'money.before')}</span>
          <Digits value={before} />
        </p>
        <OfficeIcon name="forth" size={14} className="t3" />
        <p>
          <span>{t(waits ? 'money.afterApproval' : 'money.after')}</span>
          <Digits value={after} className={after < 0 ? 'tone-bad' : undefined} />
        </p>
      </div>
      {what === 'hold' && (
        <p className={styles.note}>{t('money.alreadyTaken', { amount: won(detail.balance) })}</p>
      )}
      {waits && after < 0 && <p className={styles.wrong}>{t('money.notEnough')}</p>}
    </>
  )
}

function AccountChanged({ detail: { accountChanged } }: { readonly detail: Detail }) {
  const { t, time } = useTexts()
  if (!accountChanged) return null
  const { at, by } = accountChanged
  return (
    <PanelSection
      title={
        <span className={styles.linked}>
          <OfficeIcon name="warning" size={14} />
          {t('money.accountChanged', { by: by ?? t('money.above'), at: time(at) })}
        </span>
      }
    >
      <p className="t2">{t('money.accountChangedHint')}</p>
    </PanelSection>
  )
}

function Linked({ detail: { linked, linkedPeople, transaction } }: { readonly detail: Detail }) {
  const { t, number } = useTexts()
  if (linked === 0) return null
  return (
    <PanelSection
      title={
        <>
          <span className={styles.linked}>
            <OfficeIcon name="warning" size={14} />
            {t('money.linked', { number: number(linked) })}
          </span>
          <span className="fill" />
          <Allow permission="Login.read">
            <Link to="/logins" search={{ id: transaction.member.id }} className={styles.link}>
              {t('money.showLinked')}
            </Link>
          </Allow>
        </>
      }
    >
      <LinkedPeople people={linkedPeople} />
      <p className="t2">{t('money.linkedHint')}</p>
    </PanelSection>
  )
}
