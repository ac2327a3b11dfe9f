import { useTexts } from '@camellia/i18n/texts'
import { type ComponentProps, useId } from 'react'
import { FieldFrame, type FieldFrameProps } from './field'
import styles from './field.module.css'

/** Twelve digits hold more than any amount the product accepts. */
const DIGITS_MAX = 12

export interface AmountFieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  /** Whole won; zero shows as an empty field. */
  readonly value: number
  readonly onChange: (amount: number) => void
}

/** An amount in big figures: everything but digits is dropped, thousands are set apart. */
export function AmountField({
  label,
  hint,
  error,
  optional,
  compact,
  value,
  onChange,
  ...input
}: AmountFieldProps) {
  const { number, language } = useTexts()
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error }} optional={optional} compact={compact}>
      <span className={styles.amount} data-wrong={error ? '' : undefined}>
        {language !== 'ko' && <span className={styles.unit}>₩</span>}
        <input
          {...input}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={value === 0 ? '' : number(value)}
          onChange={(event) => onChange(amountIn(event.target.value))}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        />
        {language === 'ko' && <span className={styles.unit}>원</span>}
      </span>
    </FieldFrame>
  )
}

export function amountIn(text: string): number {
  return Number(text.replace(/\D/g, '').slice(0, DIGITS_MAX) || '0')
}
