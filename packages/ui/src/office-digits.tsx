import { useTexts } from '@camellia/i18n/texts'
import { classes } from './class-names'

/**
 * An amount or a count without its unit: the column or the card says what it is.
 * The narrow space of French is no glyph of our font and would show as nothing.
 */
export function Digits({
  value,
  signed = false,
  className,
}: {
  readonly value: number
  readonly signed?: boolean
  readonly className?: string | undefined
}) {
  const { number } = useTexts()
  return (
    <bdi dir="ltr" className={classes('n', className)}>
      {value < 0 ? '−' : signed && value > 0 ? '+' : ''}
      {number(Math.abs(value)).replaceAll('\u202F', '\u00A0')}
    </bdi>
  )
}
