import { useAction } from '@camellia/client/hooks'
import { LIMIT_MAX, type PlayLimit, saveLimit } from '@camellia/contract/protection'
import { useTexts } from '@camellia/i18n/texts'
import { AmountField } from '@camellia/ui/amount-field'
import { Button } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { TextField } from '@camellia/ui/field'
import { type FormEvent, useState } from 'react'
import { type Effect, effectOf, QUICK } from './limit.rules'
import styles from './protection.module.css'
import { useMeasure } from './use-measure'
import { useSaved } from './use-save'

interface Props {
  readonly limit: PlayLimit
  readonly onClose: () => void
}

/** Says before the click when the new bound will hold. */
export function LimitDialog({ limit, onClose }: Props) {
  const { t } = useTexts()
  const { kind, period, value } = limit
  const [typed, setTyped] = useState(value ?? 0)
  const { saved, onRefused } = useSaved(onClose)
  const { run, busy } = useAction(saveLimit, {
    onDone: ({ limits }) => {
      const now = limits.find((one) => one.kind === kind && one.period === period)
      saved(t(now?.next ? 'protect.saved.LATER' : 'protect.saved.NOW'))
    },
    onRefused,
  })
  const effect: Effect = typed === 0 ? 'EMPTY' : effectOf(value, typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (effect === 'NOW' || effect === 'LATER') run({ kind, period, value: typed })
  }
  return (
    <Dialog title={t(`limitName.${kind}.${period}`)} width={440} onClose={onClose}>
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <Value kind={kind} typed={typed} onType={(next) => setTyped(Math.min(LIMIT_MAX, next))} />
        <p className={styles.effect} data-effect={effect} role="status">
          {t(`protect.effect.${effect}`)}
        </p>
        <div className={styles.ways}>
          <Button
            type="submit"
            look="primary"
            busy={busy}
            disabled={effect === 'EMPTY' || effect === 'SAME'}
          >
            {t('protect.save')}
          </Button>
          {value !== null && (
            <Button
              title={t('protect.dropHint')}
              onClick={() => run({ kind, period, value: null })}
            >
              {t('protect.drop')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

interface ValueProps {
  readonly kind: PlayLimit['kind']
  readonly typed: number
  readonly onType: (value: number) => void
}

function Value({ kind, typed, onType }: ValueProps) {
  const { t, compact } = useTexts()
  const measure = useMeasure(kind)
  return (
    <>
      {kind === 'TIME' ? (
        <Time typed={typed} onType={onType} />
      ) : (
        <AmountField label={t('protect.amount')} value={typed} onChange={onType} data-autofocus />
      )}
      <div className={styles.choices}>
        {QUICK[kind].map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={typed === value}
            aria-label={measure(value)}
            onClick={() => onType(value)}
          >
            <bdi>{kind === 'TIME' ? measure(value) : compact(value)}</bdi>
          </button>
        ))}
      </div>
    </>
  )
}

function Time({ typed, onType }: Omit<ValueProps, 'kind'>) {
  const { t } = useTexts()
  const hours = Math.floor(typed / 60)
  const minutes = typed % 60
  const digits = (text: string, most: number) =>
    Math.min(most, Number(text.replace(/\D/g, '').slice(0, 3)))
  return (
    <div className={styles.time}>
      <TextField
        label={t('protect.hours')}
        inputMode="numeric"
        value={hours === 0 ? '' : String(hours)}
        placeholder="0"
        onChange={(text) => onType(digits(text, 744) * 60 + minutes)}
        data-autofocus
      />
      <TextField
        label={t('protect.minutes')}
        inputMode="numeric"
        value={minutes === 0 ? '' : String(minutes)}
        placeholder="0"
        onChange={(text) => onType(hours * 60 + digits(text, 59))}
      />
    </div>
  )
}
