import type { WholeCase } from '@camellia/contract/inquiry-queue'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LineOf } from '../site/line-of'
import styles from '../site/talk.module.css'

/** What whoever answers wants to know of the member. */
export function CaseFacts({ inquiry }: { readonly inquiry: WholeCase }) {
  const { t, day } = useTexts()
  const { member, about } = inquiry
  return (
    <div className={styles.strip}>
      <p className={styles.who}>
        <Link to="/members" search={{ id: member.id }}>
          <bdi>{member.name}</bdi>
        </Link>
        <bdi className="t3">{member.code}</bdi>
        <LineOf line={about.line} className="f12" />
      </p>
      <dl>
        <Fact label={t('inquiry.balance')}>
          <Digits value={about.balance} className="semi" />
        </Fact>
        <Fact label={t('inquiry.deposits')}>
          <Digits value={about.deposits} />
        </Fact>
        <Fact label={t('inquiry.withdrawals')}>
          <Digits value={about.withdrawals} />
        </Fact>
        <Fact label={t('inquiry.joined')}>{day(about.joinedAt)}</Fact>
        <Fact label={t('inquiry.asked')}>
          <Digits value={about.inquiries} />
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
