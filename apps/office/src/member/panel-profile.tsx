import type { MemberPanel } from '@camellia/contract/member-panel'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { Facts, PanelSection } from '@camellia/ui/office-panel'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { useFormats } from '../site/formats'
import { Allow } from '../site/may'
import { LiftDialog } from './lift-dialog'
import styles from './people.module.css'
import { RevealDialog, type Revealed } from './reveal-dialog'
import { StatusDot } from './status-dot'

/** Who it is. Phone, account and e-mail address are whole only for whoever says why. */
export function PanelProfile({ member }: { readonly member: MemberPanel }) {
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  const [whole, setWhole] = useState<Revealed>()
  return (
    <PanelSection
      title={
        <>
          {t('panel.profile')}
          <span className="fill" />
          <Allow permission="Member.unmask">
            <button
              type="button"
              className={styles.link}
              onClick={() => (whole ? setWhole(undefined) : setAsking(true))}
            >
              {t(whole ? 'panel.mask' : 'panel.unmask')}
            </button>
          </Allow>
        </>
      }
    >
      <Facts items={useFacts({ ...member, ...whole })} />
      {asking && (
        <RevealDialog member={member} onRevealed={setWhole} onClose={() => setAsking(false)} />
      )}
    </PanelSection>
  )
}

function useFacts(member: MemberPanel) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const { lastName, firstName, birthday, email, phone, invitedBy, friends, decidedAt } = member
  const full = [lastName, firstName].filter(Boolean).join(' ')
  const fact = (label: string, value: React.ReactNode) => ({ label, value })
  return [
    ...(member.waitsUntil
      ? [fact(t('panel.waits'), <Waiting member={member} until={moment(member.waitsUntil)} />)]
      : []),
    fact(t('people.status'), <Standing member={member} />),
    fact(t('card.kind'), kindOf(t(`card.${member.kind}`), member.role.name)),
    ...(full ? [fact(t('panel.fullName'), full)] : []),
    ...(birthday ? [fact(t('panel.birthday'), <bdi className="n">{birthday}</bdi>)] : []),
    fact(t('people.phone'), <Copyable text={phone} />),
    fact(t('people.account'), <AccountOf member={member} />),
    ...(email ? [fact(t('panel.email'), <Copyable text={email} />)] : []),
    fact(t('people.code'), <Copyable text={member.code} />),
    ...(invitedBy ? [fact(t('panel.invitedBy'), `${invitedBy.name} ${invitedBy.code}`)] : []),
    ...(friends > 0 ? [fact(t('panel.friends'), t('people.count', { count: friends }))] : []),
    ...(member.address ? [fact(t('panel.address'), <Copyable text={member.address} />)] : []),
    ...(decidedAt
      ? [fact(t('panel.decided'), `${moment(decidedAt)} ${member.decidedBy ?? ''}`)]
      : []),
    ...(member.reason ? [fact(t('panel.reason'), member.reason)] : []),
    ...(member.overrides > 0
      ? [fact(t('panel.overrides'), t('panel.overrideCount', { count: member.overrides }))]
      : []),
  ]
}

/** They approve and pay nothing for a while; the head office may look at it and end that. */
function Waiting({ member, until }: { readonly member: MemberPanel; readonly until: string }) {
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  return (
    <span className="row">
      <bdi className="n">{t('panel.waitsUntil', { until })}</bdi>
      <Allow permission="System.manage">
        <button type="button" className={styles.link} onClick={() => setAsking(true)}>
          {t('panel.lift')}
        </button>
      </Allow>
      {asking && <LiftDialog member={member} onClose={() => setAsking(false)} />}
    </span>
  )
}

/** The role of players is usually called what they are. */
function kindOf(kind: string, role: string): string {
  return kind === role || role === '' ? kind : `${kind} · ${role}`
}

function Standing({ member }: { readonly member: MemberPanel }) {
  const { t, day } = useTexts()
  return (
    <span className="row">
      <StatusDot status={member.status} />
      <span className="t3 f12">{t('panel.joined', { at: day(member.createdAt) })}</span>
    </span>
  )
}

function AccountOf({ member }: { readonly member: MemberPanel }) {
  const { bank, accountNumber, depositor } = member
  if (!accountNumber) return <span className="t3">—</span>
  return (
    <>
      {bank} <Copyable text={accountNumber} /> {depositor}
    </>
  )
}

/** Masked text is of no use to anyone, so only what is whole can be taken along. */
function Copyable({ text }: { readonly text: string }) {
  const { t } = useTexts()
  if (!text) return <span className="t3">—</span>
  const whole = !text.includes('•')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast('success', t('word.copied'))
  }
  return (
    <span className={styles.copyable}>
      <bdi className="n">{text}</bdi>
      {/* Browsers give no clipboard to plain http pages other than localhost. */}
      {whole && window.isSecureContext && (
        <OfficeIconButton
          icon="copy"
          size={12}
          label={t('word.copy')}
          onClick={() => void copy()}
        />
      )}
    </span>
  )
}
