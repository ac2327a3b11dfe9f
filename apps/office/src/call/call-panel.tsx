import type { Call } from '@camellia/contract/call'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { Digits } from '@camellia/ui/office-digits'
import { Facts, Panel, PanelSection } from '@camellia/ui/office-panel'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../site/formats'
import styles from './call.module.css'
import { isOpen, mayCancel } from './call.rules'
import { type Ask, CallActions } from './call-rows'
import { CallTag, Progress, What, Why } from './call-words'

/** One gift in full. */
export function CallPanel({
  call,
  onAsk,
  onClose,
}: {
  readonly call: Call
  readonly onAsk: Ask
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const title = t('call.panel', { name: call.member.name })
  const acts = call.status === 'PENDING' || mayCancel(call)
  return (
    <Panel
      label={title}
      onClose={onClose}
      head={
        <>
          <b className="semi ell">{title}</b>
          <CallTag call={call} />
          <span className="fill" />
          <OfficeIconButton icon="close" label={t('word.close')} onClick={onClose} />
        </>
      }
      foot={acts && <Foot call={call} onAsk={onAsk} />}
    >
      <Gift call={call} />
      <People call={call} />
      <PanelSection title={t('pay.memo')}>
        <p>{call.memo}</p>
      </PanelSection>
      {call.reason && (
        <PanelSection title={t('edit.reason')}>
          <p>
            <Why reason={call.reason} />
          </p>
        </PanelSection>
      )}
    </Panel>
  )
}

function Gift({ call }: { readonly call: Call }) {
  const { t } = useTexts()
  const { member } = call
  return (
    <PanelSection>
      <Facts
        items={[
          {
            label: t('call.to'),
            value: (
              <Link to="/members" search={{ id: member.id }} className={styles.link}>
                <bdi>{member.name}</bdi> <bdi className="t3">{member.code}</bdi>
              </Link>
            ),
          },
          { label: t('call.what'), value: <What call={call} /> },
          { label: t('call.price'), value: <Digits value={call.amount} className="semi" /> },
          ...(call.kind === 'SPINS'
            ? [{ label: t('call.progress'), value: <Progress call={call} /> }]
            : []),
          { label: t('panel.win'), value: <Digits value={call.won} /> },
        ]}
      />
    </PanelSection>
  )
}

function People({ call }: { readonly call: Call }) {
  const { t } = useTexts()
  const { full } = useFormats()
  const at = (time: string) => <bdi className="n">{full(Date.parse(time))}</bdi>
  const named = (who: Call['madeBy']) => who?.name ?? t('money.above')
  return (
    <PanelSection>
      <Facts
        items={[
          { label: t('call.made'), value: at(call.createdAt) },
          { label: t('call.madeBy'), value: call.mine ? t('waiting.me') : named(call.madeBy) },
          ...(call.needsTwo
            ? [
                {
                  label: t('account.approvedBy'),
                  value: call.approved ? named(call.approvedBy) : t('money.secondWaits'),
                },
              ]
            : []),
          ...(isOpen(call)
            ? [{ label: t('call.until'), value: at(call.expiresAt) }]
            : call.endedAt
              ? [{ label: t('call.ended'), value: at(call.endedAt) }]
              : []),
        ]}
      />
    </PanelSection>
  )
}

/** Why there is no yes: whoever gave it is never the one who approves it. */
function Foot({ call, onAsk }: { readonly call: Call; readonly onAsk: Ask }) {
  const { t } = useTexts()
  return (
    <>
      {call.status === 'PENDING' && call.mine && <p className={styles.own}>{t('call.own')}</p>}
      <CallActions call={call} onAsk={onAsk} large />
    </>
  )
}
