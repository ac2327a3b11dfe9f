import { useTexts } from '@camellia/i18n/texts'
import { classes } from './class-names'

/** An amount in won; a dash while nobody has said it. Isolated: Arabic would write "777+". */
export function Won({
  amount,
  signed = false,
  className,
}: {
  readonly amount: number | undefined
  readonly signed?: boolean
  readonly className?: string | undefined
}) {
  const { won } = useTexts()
  return (
    <bdi dir="ltr" className={classes('num', className)}>
      {signed && amount !== undefined && amount > 0 ? '+' : ''}
      {amount === undefined ? '–' : won(amount)}
    </bdi>
  )
}
