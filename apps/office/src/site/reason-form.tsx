import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Kbd } from '@camellia/ui/office-kbd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './queue.module.css'

const REASON_MAX = 200

export interface Macro {
  readonly name: string
  readonly label: string
  /** What it writes; nothing where one writes oneself. */
  readonly text: string
}

/**
 * Why not: one of the macros, or one's own words. It stays in the records with one's name. `macro`
 * names the ready-made reason when it was left as it is.
 */
export function ReasonForm({
  macros,
  note,
  effect,
  busy,
  onSend,
  onCancel,
}: {
  readonly macros: readonly Macro[]
  /** Who will read it. */
  readonly note: string
  /** What else happens. */
  readonly effect?: string
  readonly busy: boolean
  readonly onSend: (reason: string, macro?: string) => void
  readonly onCancel: () => void
}) {
  const { t } = useTexts()
  const { macro, reason, said, setReason, pick, box } = useReason(macros)
  const send = () => said[0] !== '' && onSend(...said)
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = event.target === box.current ? undefined : macros[Number(event.key) - 1]
    if (chosen) pick(chosen)
    else if (event.key === 'Escape') onCancel()
    else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of everything inside.
    <div onKeyDown={onKeyDown}>
      <Macros macros={macros} note={note} macro={macro} onPick={pick} />
      <textarea
        ref={box}
        className={styles.reason}
        aria-label={t('waiting.reason')}
        rows={2}
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.decide}>
        <span className="fill t3 f12">{effect}</span>
        <OfficeButton size="lg" onClick={onCancel}>
          {t('word.cancel')} <Kbd>esc</Kbd>
        </OfficeButton>
        <OfficeButton
          size="lg"
          look="badSolid"
          busy={busy}
          disabled={!reason.trim()}
          onClick={send}
        >
          {t('waiting.refuseNow')} <Kbd on>⌘↵</Kbd>
        </OfficeButton>
      </div>
    </div>
  )
}

function useReason(macros: readonly Macro[]) {
  const [first] = macros
  const [macro, setMacro] = useState(first?.name)
  const [reason, setReason] = useState(first?.text ?? '')
  const box = useRef<HTMLTextAreaElement>(null)
  const pick = ({ name, text }: Macro) => {
    setMacro(name)
    setReason(text)
    if (text === '') box.current?.focus()
  }
  const words = reason.trim()
  // Left as it is, the reason is the ready-made one.
  const whole = macros.find(({ name, text }) => name === macro && text === words)
  const said: readonly [string, string?] = whole ? [words, whole.name] : [words]
  return { macro, reason, said, setReason, pick, box }
}

function Macros({
  macros,
  note,
  macro,
  onPick,
}: {
  readonly macros: readonly Macro[]
  readonly note: string
  readonly macro: string | undefined
  readonly onPick: (macro: Macro) => void
}) {
  const { t } = useTexts()
  const list = useRef<HTMLFieldSetElement>(null)
  // The first macro takes the focus: then the digits work at once.
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  return (
    <fieldset className={styles.macros} ref={list} aria-label={t('waiting.reason')}>
      <p className={styles.reasonHead}>
        <b className="semi">{t('waiting.reason')}</b> <span className="t3 f12">{note}</span>
      </p>
      {macros.map((choice, index) => (
        <button
          key={choice.name}
          type="button"
          className={styles.macro}
          aria-pressed={choice.name === macro}
          data-autofocus={index === 0 ? '' : undefined}
          onClick={() => onPick(choice)}
        >
          <Kbd>{String(index + 1)}</Kbd>
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
