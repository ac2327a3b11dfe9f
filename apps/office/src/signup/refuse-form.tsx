import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Kbd } from '@camellia/ui/office-kbd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './waiting.module.css'

const MACROS = ['info', 'depositor', 'duplicate', 'code', 'age', 'own'] as const
type Macro = (typeof MACROS)[number]
const REASON_MAX = 200

/** Why not: one of six macros, or one's own words. It stays in the records with one's name. */
export function RefuseForm({
  busy,
  onRefuse,
  onCancel,
}: {
  readonly busy: boolean
  readonly onRefuse: (reason: string) => void
  readonly onCancel: () => void
}) {
  const { t } = useTexts()
  const { macro, reason, setReason, pick, box } = useReason()
  const refuse = () => reason.trim() !== '' && onRefuse(reason.trim())
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = event.target === box.current ? undefined : MACROS[Number(event.key) - 1]
    if (chosen) pick(chosen)
    else if (event.key === 'Escape') onCancel()
    else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) refuse()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of everything inside.
    <div onKeyDown={onKeyDown}>
      <Macros macro={macro} onPick={pick} />
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
        <span className="fill" />
        <OfficeButton size="lg" onClick={onCancel}>
          {t('word.cancel')} <Kbd>esc</Kbd>
        </OfficeButton>
        <OfficeButton
          size="lg"
          look="badSolid"
          busy={busy}
          disabled={!reason.trim()}
          onClick={refuse}
        >
          {t('waiting.refuseNow')} <Kbd on>⌘↵</Kbd>
        </OfficeButton>
      </div>
    </div>
  )
}

function useReason() {
  const { t } = useTexts()
  const [macro, setMacro] = useState<Macro>('info')
  const [reason, setReason] = useState(() => t('reason.info.text'))
  const box = useRef<HTMLTextAreaElement>(null)
  const pick = (chosen: Macro) => {
    setMacro(chosen)
    setReason(chosen === 'own' ? '' : t(`reason.${chosen}.text`))
    if (chosen === 'own') box.current?.focus()
  }
  return { macro, reason, setReason, pick, box }
}

function Macros({
  macro,
  onPick,
}: {
  readonly macro: Macro
  readonly onPick: (macro: Macro) => void
}) {
  const { t } = useTexts()
  const list = useRef<HTMLFieldSetElement>(null)
  // The first macro takes the focus: then the digits work at once.
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  return (
    <fieldset className={styles.macros} ref={list} aria-label={t('waiting.reason')}>
      <p className={styles.reasonHead}>
        <b className="semi">{t('waiting.reason')}</b>{' '}
        <span className="t3 f12">{t('waiting.reasonNote')}</span>
      </p>
      {MACROS.map((name, index) => (
        <button
          key={name}
          type="button"
          className={styles.macro}
          aria-pressed={name === macro}
          data-autofocus={index === 0 ? '' : undefined}
          onClick={() => onPick(name)}
        >
          <Kbd>{String(index + 1)}</Kbd>
          {t(`reason.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}
