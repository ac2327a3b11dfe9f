import { useTexts } from '@camellia/i18n/texts'
import { Won } from '@camellia/ui/money'
import { useEffect, useState } from 'react'
import type { RoundSource } from '../round-source'
import { clockText } from '../slot.rules'
import type { SlotPlay } from '../use-slot'
import styles from './hud.module.css'
import { HudIcon } from './hud-icon'
import { Knob } from './knob'

const SECOND_MS = 1_000

export function TopBar({
  source,
  play,
  onInfo,
}: {
  readonly source: RoundSource
  readonly play: SlotPlay
  readonly onInfo: () => void
}) {
  const { t, percent } = useTexts()
  const wide = play.places?.side === 'landscape'
  return (
    <header className={styles.top}>
      <Knob look="chip" sign="back" label={t('slot.leave')} onClick={source.leave} />
      {wide && <Knob look="chip" sign="info" label={t('slot.info')} onClick={onInfo} />}
      <SessionChip play={play} />
      {source.demo && <span className={styles.demo}>{t('slot.demo')}</span>}
      <span className={styles.space} />
      {wide && (
        <span className={styles.chip}>
          <b>
            <bdi>{t('game.rtp', { percent: percent(source.face.rtp) })}</bdi>
          </b>
          <PaysText source={source} />
        </span>
      )}
      <Knob
        look="chip"
        sign={play.sound ? 'sound' : 'silent'}
        label={t('slot.sound')}
        aria-pressed={play.sound}
        onClick={() => play.setSound(!play.sound)}
      />
      {wide ? (
        <FullScreen />
      ) : (
        <Knob look="chip" sign="menu" label={t('slot.info')} onClick={onInfo} />
      )}
    </header>
  )
}

function PaysText({ source: { face } }: { readonly source: RoundSource }) {
  const { t, number } = useTexts()
  const { pays } = face
  if (pays.type === 'lines') return <span>{t('slot.lines', { count: pays.lines.length })}</span>
  if (pays.type === 'ways') return <span>{t('slot.ways', { n: number(pays.ways) })}</span>
  if (pays.type === 'anywhere') return <span>{t('slot.anywhere', { n: pays.min })}</span>
  return <span>{t('slot.cluster', { n: pays.min })}</span>
}

/** How long, and with what result so far: always in sight (games.md 4.2). */
function SessionChip({ play }: { readonly play: SlotPlay }) {
  const { t } = useTexts()
  const [ms, setMs] = useState(0)
  useEffect(() => {
    const begun = performance.now()
    const timer = setInterval(() => setMs(performance.now() - begun), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const { paid, won } = play.net
  return (
    <span className={styles.chip} title={t('slot.session')}>
      <HudIcon name="clock" className={styles.chipIcon ?? ''} />
      <b className="num">{clockText(ms, play.places?.side === 'landscape')}</b>
      <Won amount={won - paid} signed />
    </span>
  )
}

function FullScreen() {
  const { t } = useTexts()
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void document.documentElement.requestFullscreen?.()
  }
  return <Knob look="chip" sign="full" label={t('slot.fullScreen')} onClick={toggle} />
}
