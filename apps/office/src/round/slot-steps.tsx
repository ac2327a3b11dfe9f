import type { SlotOutcome } from '@camellia/engines/slot/engine'
import type { Win } from '@camellia/engines/slot/event'
import { slotFace } from '@camellia/engines/slot/face'
import { useTexts } from '@camellia/i18n/texts'
import { isSetName } from '@camellia/stage/set-names'
import { Digits } from '@camellia/ui/office-digits'
import { useMemo } from 'react'
import { amountOf, type BoardStep, cellName, type NoteStep, stepsOf } from './round.rules'
import styles from './rounds.module.css'

interface Title {
  readonly symbolOf: (symbol: number) => { readonly id: string; readonly kind: string }
  readonly bet: number
}

/** A round of a slot from its first stop to its sum, in the order it was played. */
export function SlotSteps({
  code,
  outcome,
  now,
}: {
  readonly code: string
  readonly outcome: SlotOutcome
  /** The step a replay has come to. */
  readonly now?: number
}) {
  const steps = useMemo(() => stepsOf(outcome.events), [outcome])
  const symbols = useMemo(() => slotFace(code)?.symbols ?? [], [code])
  const title: Title = {
    symbolOf: (symbol) => symbols[symbol] ?? { id: '?', kind: 'pay' },
    bet: outcome.bet,
  }
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round never changes, a step is its place.
        <li key={index} data-kind={step.kind} aria-current={index === now ? 'step' : undefined}>
          {step.kind === 'BOARD' ? (
            <Board step={step} title={title} />
          ) : (
            <Note step={step} title={title} />
          )}
        </li>
      ))}
    </ol>
  )
}

function Board({ step, title }: { readonly step: BoardStep; readonly title: Title }) {
  const { t } = useTexts()
  const label = t(step.fell ? 'slotEvent.tumble' : 'slotEvent.reveal')
  return (
    <>
      <p className="t3 f12">{label}</p>
      <div className={styles.reels} dir="ltr" role="img" aria-label={readOut(step, title)}>
        {step.grid.map((reel, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place.
          <div key={at}>
            {reel.map((symbol, row) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                key={row}
                data-kind={title.symbolOf(symbol).kind}
                data-lit={step.lit.has(cellName([at, row])) ? '' : undefined}
              >
                {title.symbolOf(symbol).id}
              </span>
            ))}
          </div>
        ))}
      </div>
      <ul className={styles.wins}>
        {step.wins.map((win, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round never changes.
          <WinLine key={index} win={win} title={title} />
        ))}
      </ul>
    </>
  )
}

/** Reel by reel, for those who cannot see it. */
function readOut({ grid }: BoardStep, { symbolOf }: Title): string {
  return grid.map((reel) => reel.map((symbol) => symbolOf(symbol).id).join(' ')).join(', ')
}

function WinLine({ win, title }: { readonly win: Win; readonly title: Title }) {
  const { t, number } = useTexts()
  const { symbol, count, line, ways, mult, cents } = win
  return (
    <li>
      <bdi dir="ltr" className="med">
        {title.symbolOf(symbol).id} × {count}
      </bdi>
      <span className="t3 f12">
        {line !== undefined && t('rounds.line', { line: number(line + 1) })}
        {ways !== undefined && t('rounds.ways', { count: ways })}
        {mult !== undefined && mult > 1 && ` ×${number(mult)}`}
      </span>
      <Digits value={amountOf(cents, title.bet)} className="semi" />
    </li>
  )
}

function Note({ step: { event }, title }: { readonly step: NoteStep; readonly title: Title }) {
  const { t, number } = useTexts()
  const setName = (name: string) => (isSetName(name) ? t(`slotSet.${name}`) : name)
  const says = () => {
    switch (event.type) {
      case 'orb':
        return t('slotEvent.orb', { mult: number(event.mult) })
      case 'set':
        return t('slotEvent.set', { name: setName(event.name) })
      case 'fsStart':
      case 'fsMore':
        return t(`slotEvent.${event.type}`, { count: event.spins })
      case 'fsSpin':
        return t('slotEvent.fsSpin', { number: number(event.number), left: number(event.left) })
      default:
        return t(`slotEvent.${event.type}`)
    }
  }
  return (
    <p className={styles.note} data-type={event.type}>
      <span>{says()}</span>
      {'cents' in event && (event.cents > 0 || event.type === 'final') && (
        <Digits value={amountOf(event.cents, title.bet)} className="semi" />
      )}
    </p>
  )
}
