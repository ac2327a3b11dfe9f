import type { SlotOutcome } from '@camellia/engines/slot/engine'
import { useTexts } from '@camellia/i18n/texts'
import type { GameFace } from '@camellia/stage/face'
import { gameFaceOf } from '@camellia/stage/game-face'
import { SPEEDS, type Speed, timeText } from '@camellia/stage/replay.rules'
import { isSetName } from '@camellia/stage/set-names'
import { type Replay, useReplay } from '@camellia/stage/use-replay'
import { type StageHandle, useStage } from '@camellia/stage/use-stage'
import { useStageView, type ViewStore } from '@camellia/stage/view-store'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeDialog } from '@camellia/ui/office-dialog'
import { Digits } from '@camellia/ui/office-digits'
import { Segments } from '@camellia/ui/segments'
import { useEffect, useMemo, useRef } from 'react'
import { amountOf, stepAt, stepsOf } from './round.rules'
import styles from './slot-film.module.css'
import { SlotSteps } from './slot-steps'

const WIDTH = 1_240

/** The round on the stage its player saw it on, and what happened beside it. */
export function SlotFilm({
  code,
  name,
  outcome,
  onClose,
}: {
  readonly code: string
  readonly name: string
  readonly outcome: SlotOutcome
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const face = useMemo(() => gameFaceOf(code, outcome.variant), [code, outcome.variant])
  return (
    <OfficeDialog title={t('rounds.replay.title', { game: name })} width={WIDTH} onClose={onClose}>
      {face && <Film face={face} name={name} outcome={outcome} />}
    </OfficeDialog>
  )
}

function Film({
  face,
  name,
  outcome,
}: {
  readonly face: GameFace
  readonly name: string
  readonly outcome: SlotOutcome
}) {
  const { t } = useTexts()
  const { bet, events } = outcome
  const handle = useStage({
    face,
    bare: true,
    money: (cents) => amountOf(cents, bet).toLocaleString('en-US'),
    onCue: () => {},
  })
  const film = useReplay(handle, events)
  const { stage, failed } = handle
  return (
    <div className={styles.film}>
      <div className={styles.picture}>
        <div ref={handle.host} className={styles.host} role="img" aria-label={name} />
        {!stage && (
          <p className={styles.waits} role="status">
            {failed ? t('rounds.replay.failed') : t('word.loading')}
          </p>
        )}
        <SetName view={handle.view} bet={bet} />
        <Bar film={film} handle={handle} bet={bet} />
      </div>
      <Record handle={handle} code={face.code} outcome={outcome} />
    </div>
  )
}

function Bar({
  film,
  handle: { stage, view },
  bet,
}: {
  readonly film: Replay
  readonly handle: StageHandle
  readonly bet: number
}) {
  const { t, number } = useTexts()
  const won = useStageView(view, (now) => now.won)
  const { ms, wholeMs, playing, speed } = film
  return (
    <div className={styles.bar}>
      <input
        type="range"
        dir="ltr"
        aria-label={t('rounds.replay.at')}
        aria-valuetext={timeText(ms)}
        min={0}
        max={Math.max(1, Math.ceil(wholeMs))}
        step={20}
        value={ms}
        disabled={!stage}
        onChange={(event) => film.seek(Number(event.target.value))}
      />
      <bdi dir="ltr" className={styles.time}>
        {timeText(ms)} / {timeText(wholeMs)}
      </bdi>
      <div className={styles.buttons}>
        <OfficeButton look="ink" disabled={!stage} onClick={film.toggle} data-autofocus>
          {playing ? t('rounds.replay.pause') : t('rounds.replay.play')}
        </OfficeButton>
        <OfficeButton disabled={!stage} onClick={film.again}>
          {t('rounds.replay.again')}
        </OfficeButton>
        <OfficeButton disabled={!stage} onClick={film.skip}>
          {t('rounds.replay.end')}
        </OfficeButton>
      </div>
      <Segments
        label={t('rounds.replay.speed')}
        value={String(speed)}
        onChange={(value) => film.setSpeed(speedOf(value))}
        choices={SPEEDS.map((times) => ({ value: String(times), label: `${number(times)}×` }))}
      />
      <p className={styles.won}>
        {t('panel.win')} <Digits value={amountOf(won, bet)} className="semi" />
      </p>
    </div>
  )
}

function speedOf(value: string): Speed {
  return SPEEDS.find((known) => String(known) === value) ?? 1
}

/** The name of a set bonus and what it pays, as the player is shown it over the reels. */
function SetName({ view, bet }: { readonly view: ViewStore; readonly bet: number }) {
  const { t } = useTexts()
  const name = useStageView(view, ({ set }) => set)
  const cents = useStageView(view, ({ setCents }) => setCents)
  if (name === undefined || !isSetName(name)) return null
  return (
    <p className={styles.set} role="status">
      {t(`slotSet.${name}`)} <Digits value={amountOf(cents, bet)} className="semi" />
    </p>
  )
}

/** The list of steps follows the picture. */
function Record({
  handle: { view },
  code,
  outcome,
}: {
  readonly handle: StageHandle
  readonly code: string
  readonly outcome: SlotOutcome
}) {
  const { t } = useTexts()
  const list = useRef<HTMLElement>(null)
  const steps = useMemo(() => stepsOf(outcome.events), [outcome])
  const now = useStageView(view, ({ event }) => stepAt(steps, event))
  useEffect(() => {
    const box = list.current
    const step = box?.querySelectorAll<HTMLElement>('ol > li')[now]
    // Only the list itself is scrolled: on a phone the picture must stay where it is.
    if (box && step) box.scrollTop = step.offsetTop - box.offsetTop - box.clientHeight / 3
  }, [now])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it.
    <section ref={list} className={styles.record} aria-label={t('rounds.outcome')} tabIndex={0}>
      <SlotSteps code={code} outcome={outcome} now={now} />
    </section>
  )
}
