import { useEndpoint } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { readAnyRound } from '@camellia/contract/round'
import type { SlotOutcome } from '@camellia/engines/slot/engine'
import { slotFace } from '@camellia/engines/slot/face'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { Digits } from '@camellia/ui/office-digits'
import { Facts, Panel, PanelSection } from '@camellia/ui/office-panel'
import { OfficeFailed } from '@camellia/ui/office-states'
import { toast } from '@camellia/ui/toast'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useFormats } from '../site/formats'
import { useGameName } from '../site/use-game-name'
import { canReplay, netOf, slotOutcome } from './round.rules'
import styles from './rounds.module.css'
import { RoundTag, Times } from './rounds-columns'
import { SlotSteps } from './slot-steps'

const SlotFilm = lazy(async () => ({ default: (await import('./slot-film')).SlotFilm }))

type Detail = OutputOf<typeof readAnyRound>

/** One round in full: whose, what came, what it moved, and what proves it. */
export function RoundPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  const nameOf = useGameName()
  const { data, error, refetch } = useEndpoint(readAnyRound, { id })
  const detail = data?.round.id === id ? data : undefined
  const title = detail ? nameOf(detail.round.game) : t('rounds.panel')
  return (
    <Panel
      label={title}
      onClose={onClose}
      head={
        <>
          <b className="semi ell">{title}</b>
          {detail && <RoundTag row={detail.round} />}
          <span className="fill" />
          <CopyButton id={id} />
          <OfficeIconButton icon="close" label={t('word.close')} onClick={onClose} />
        </>
      }
    >
      {error && !detail && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
      {detail && <Body detail={detail} />}
    </Panel>
  )
}

function Body({ detail }: { readonly detail: Detail }) {
  const { t } = useTexts()
  const { round, outcome } = detail
  const slot = useMemo(() => slotOutcome(outcome), [outcome])
  return (
    <>
      {round.gift && <p className={styles.gift}>{t('rounds.giftNote')}</p>}
      <Money detail={detail} />
      <PanelSection title={t('rounds.outcome')}>
        {slot && <ReplayButton code={round.game} outcome={slot} />}
        {slot ? <SlotSteps code={round.game} outcome={slot} /> : <Ball detail={detail} />}
      </PanelSection>
      <Proof detail={detail} />
    </>
  )
}

/** The game itself is fetched when somebody wants to see it. */
function ReplayButton({ code, outcome }: { readonly code: string; readonly outcome: SlotOutcome }) {
  const { t } = useTexts()
  const nameOf = useGameName()
  const [open, setOpen] = useState(false)
  const can = useMemo(() => canReplay(outcome, slotFace(code)?.hash), [outcome, code])
  return (
    <div className={styles.replay}>
      {can ? (
        <OfficeButton size="sm" onClick={() => setOpen(true)}>
          {t('rounds.replay.open')}
        </OfficeButton>
      ) : (
        <p className="t3 f12">{t('rounds.replay.older')}</p>
      )}
      {open && (
        <Suspense fallback={null}>
          <SlotFilm
            code={code}
            name={nameOf(code)}
            outcome={outcome}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Money({ detail: { round, choice } }: { readonly detail: Detail }) {
  const { t } = useTexts()
  const { full } = useFormats()
  const { member } = round
  const cancelled = round.cancelStake + round.cancelWin
  return (
    <PanelSection>
      <Facts
        items={[
          {
            label: t('waiting.member'),
            value: (
              <Link to="/members" search={{ id: member.id, tab: 'games' }} className={styles.link}>
                <bdi>{member.name}</bdi> <bdi className="t3">{member.code}</bdi>
              </Link>
            ),
          },
          {
            label: t('logins.at'),
            value: <bdi className="n">{full(Date.parse(round.createdAt))}</bdi>,
          },
          {
            label: t('panel.stake'),
            value: (
              <>
                <Digits value={round.stake} />
                {choice.buy === true && <span className="t3"> · {t('rounds.bought')}</span>}
              </>
            ),
          },
          {
            label: t('panel.win'),
            value: (
              <>
                <Digits value={round.win} className="semi" />{' '}
                {round.win > 0 && <Times row={round} />}
              </>
            ),
          },
          { label: t('rounds.net'), value: <Digits value={netOf(round)} signed /> },
          { label: t('money.before'), value: <Digits value={round.balanceBefore} /> },
          { label: t('money.after'), value: <Digits value={round.balanceAfter} /> },
          ...(cancelled > 0
            ? [{ label: t('rounds.cancelled'), value: <Digits value={cancelled} /> }]
            : []),
        ]}
      />
    </PanelSection>
  )
}

/** One ball of ten: odd or even. Whatever else a game wrote is shown as it is. */
function Ball({ detail: { choice, outcome } }: { readonly detail: Detail }) {
  const { t } = useTexts()
  const side = (value: unknown) => t(value === 'EVEN' ? 'rounds.side.EVEN' : 'rounds.side.ODD')
  if (typeof outcome.ball !== 'number') return <code>{JSON.stringify(outcome)}</code>
  return (
    <Facts
      items={[
        { label: t('rounds.pick'), value: side(choice.pick) },
        {
          label: t('rounds.ball'),
          value: (
            <>
              <bdi className="n semi">{outcome.ball}</bdi> {side(outcome.result)}
            </>
          ),
        },
      ]}
    />
  )
}

function Proof({ detail: { round, outcome, nonce, commit } }: { readonly detail: Detail }) {
  const { t, number } = useTexts()
  const def = slotOutcome(outcome)?.def
  const mono = (text: string) => (
    <bdi dir="ltr" className={styles.hash}>
      {text}
    </bdi>
  )
  return (
    <PanelSection title={t('rounds.proof')}>
      <Facts
        items={[
          { label: t('rounds.id'), value: mono(round.id) },
          ...(round.variant
            ? [{ label: t('rounds.variant'), value: <span className="n">{round.variant}</span> }]
            : []),
          { label: t('rounds.nonce'), value: <bdi className="n">{number(nonce)}</bdi> },
          { label: t('rounds.commit'), value: mono(commit) },
          ...(def ? [{ label: t('rounds.def'), value: mono(def) }] : []),
        ]}
      />
      <p className="t3 f12">{t('rounds.proofNote')}</p>
    </PanelSection>
  )
}

function CopyButton({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const copy = async () => {
    await navigator.clipboard?.writeText(id)
    toast('success', t('word.copied'))
  }
  return <OfficeIconButton icon="copy" label={t('rounds.copy')} onClick={() => void copy()} />
}
