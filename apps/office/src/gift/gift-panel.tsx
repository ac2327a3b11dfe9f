import type { Gift } from '@camellia/contract/gift'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { Digits } from '@camellia/ui/office-digits'
import { Facts, Panel, PanelSection } from '@camellia/ui/office-panel'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../site/formats'
import styles from './gift.module.css'
import { isOpen, mayCancel } from './gift.rules'
import { type Ask, GiftActions } from './gift-rows'
import { GiftTag, Progress, What, Why } from './gift-words'

/** One gift in full. */
export function GiftPanel({
  gift,
  onAsk,
  onClose,
}: {
  readonly gift: Gift
  readonly onAsk: Ask
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const title = t('gift.panel', { name: gift.member.name })
  const acts = gift.status === 'PENDING' || mayCancel(gift)
  return (
    <Panel
      label={title}
      onClose={onClose}
      head={
        <>
          <b className="semi ell">{title}</b>
          <GiftTag gift={gift} />
          <span className="fill" />
          <OfficeIconButton icon="close" label={t('word.close')} onClick={onClose} />
        </>
      }
      foot={acts && <Foot gift={gift} onAsk={onAsk} />}
    >
      <Given gift={gift} />
      <People gift={gift} />
      <PanelSection title={t('pay.memo')}>
        <p>{gift.memo}</p>
      </PanelSection>
      {gift.reason && (
        <PanelSection title={t('edit.reason')}>
          <p>
            <Why reason={gift.reason} />
          </p>
        </PanelSection>
      )}
    </Panel>
  )
}

function Given({ gift }: { readonly gift: Gift }) {
  const { t } = useTexts()
  const { member } = gift
  return (
    <PanelSection>
      <Facts
        items={[
          {
            label: t('gift.to'),
            value: (
              <Link to="/members" search={{ id: member.id }} className={styles.link}>
                <bdi>{member.name}</bdi> <bdi className="t3">{member.code}</bdi>
              </Link>
            ),
          },
          { label: t('gift.what'), value: <What gift={gift} /> },
          { label: t('gift.price'), value: <Digits value={gift.amount} className="semi" /> },
          ...(gift.kind === 'SPINS'
            ? [{ label: t('gift.progress'), value: <Progress gift={gift} /> }]
            : []),
          { label: t('panel.win'), value: <Digits value={gift.won} /> },
        ]}
      />
    </PanelSection>
  )
}

function People({ gift }: { readonly gift: Gift }) {
  const { t } = useTexts()
  const { full } = useFormats()
  const at = (time: string) => <bdi className="n">{full(Date.parse(time))}</bdi>
  const named = (who: Gift['madeBy']) => who?.name ?? t('money.above')
  return (
    <PanelSection>
      <Facts
        items={[
          { label: t('gift.made'), value: at(gift.createdAt) },
          { label: t('gift.madeBy'), value: gift.mine ? t('waiting.me') : named(gift.madeBy) },
          ...(gift.needsTwo
            ? [
                {
                  label: t('account.approvedBy'),
                  value: gift.approved ? named(gift.approvedBy) : t('money.secondWaits'),
                },
              ]
            : []),
          ...(isOpen(gift)
            ? [{ label: t('gift.expires'), value: at(gift.expiresAt) }]
            : gift.endedAt
              ? [{ label: t('gift.ended'), value: at(gift.endedAt) }]
              : []),
        ]}
      />
    </PanelSection>
  )
}

/** Why there is no yes: whoever gave it is never the one who approves it. */
function Foot({ gift, onAsk }: { readonly gift: Gift; readonly onAsk: Ask }) {
  const { t } = useTexts()
  return (
    <>
      {gift.status === 'PENDING' && gift.mine && <p className={styles.own}>{t('gift.own')}</p>}
      <GiftActions gift={gift} onAsk={onAsk} large />
    </>
  )
}
