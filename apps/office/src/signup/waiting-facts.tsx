import type { WaitingMember } from '@camellia/contract/member'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Facts, PanelSection } from '@camellia/ui/office-panel'
import { AgeOf } from '../site/age'
import { useFormats } from '../site/formats'
import { LineOf } from '../site/line-of'
import queueStyles from '../site/queue.module.css'
import styles from './waiting.module.css'
import { type Decision, sameAddress } from './waiting.rules'

export function WaitingFacts({
  row,
  rows,
  decision,
}: {
  readonly row: WaitingMember
  readonly rows: readonly WaitingMember[]
  readonly decision: Decision | undefined
}) {
  const { t } = useTexts()
  const { bank, accountNumber, depositor, phone, email, address, invitedBy } = row
  return (
    <>
      <PanelSection>
        <p className="row">
          <b className={styles.name}>{row.name}</b>
          <span className="t3">{row.code}</span>
          <span className="fill" />
          {!decision && <AgeOf since={row.createdAt} />}
        </p>
        <LineOf line={row.line} className="f12" />
      </PanelSection>
      <PanelSection title={t('check.title')}>
        <Checks row={row} rows={rows} />
      </PanelSection>
      <PanelSection title={t('waiting.accountTitle')}>
        <Facts
          items={[
            { label: t('waiting.bank'), value: bank },
            {
              label: t('waiting.accountNumber'),
              value: <bdi className="mono">{accountNumber}</bdi>,
            },
            { label: t('waiting.depositor'), value: depositor },
          ]}
        />
      </PanelSection>
      <PanelSection title={t('waiting.contactTitle')}>
        <Facts
          items={[
            { label: t('waiting.phone'), value: <bdi className="mono">{phone}</bdi> },
            { label: t('waiting.email'), value: email ?? <span className="t3">—</span> },
            { label: t('waiting.address'), value: <bdi className="mono">{address}</bdi> },
            {
              label: t('waiting.inviter'),
              value: invitedBy ? (
                `${invitedBy.name} (${invitedBy.code})`
              ) : (
                <span className="t3">—</span>
              ),
            },
          ]}
        />
      </PanelSection>
      <PanelSection title={t('waiting.history')}>
        <History row={row} decision={decision} />
      </PanelSection>
    </>
  )
}

/** Only what was really checked: the database lets no account or phone in twice. */
function Checks({
  row,
  rows,
}: {
  readonly row: WaitingMember
  readonly rows: readonly WaitingMember[]
}) {
  const { t } = useTexts()
  const same = sameAddress(rows, row)
  return (
    <ul className={styles.checks}>
      <Check good text={t('check.account')} />
      <Check good text={t('check.phone')} />
      <Check good text={t('check.code', { parent: row.parent.name })} />
      <Check
        good={same <= 1}
        text={same > 1 ? t('check.sameAddress', { count: same }) : t('check.address')}
      />
    </ul>
  )
}

function Check({ good, text }: { readonly good: boolean; readonly text: string }) {
  return (
    <li>
      <OfficeIcon
        name={good ? 'check' : 'warning'}
        size={14}
        className={good ? 'tone-ok' : 'tone-warn'}
      />
      {text}
    </li>
  )
}

function History({
  row,
  decision,
}: {
  readonly row: WaitingMember
  readonly decision: Decision | undefined
}) {
  const { t } = useTexts()
  const { moment } = useFormats()
  return (
    <ul className={queueStyles.timeline}>
      {decision && (
        <li data-tone={decision.verdict === 'APPROVE' ? 'good' : 'now'}>
          <bdi className="n t3">{moment(decision.at)}</bdi>
          <span>
            {t(`waiting.history${decision.verdict}`, { name: decision.by })}
            {decision.reason && <q className={queueStyles.quote}>{decision.reason}</q>}
          </span>
        </li>
      )}
      <li>
        <bdi className="n t3">{moment(row.createdAt)}</bdi>
        <span>{t('waiting.historyAsked')}</span>
      </li>
    </ul>
  )
}
