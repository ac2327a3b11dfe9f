import mark from './logo-mark.svg'

/** The flower alone; its name is read out unless the words stand beside it. */
export function OfficeMark({
  size,
  label = '',
}: {
  readonly size: number
  readonly label?: string
}) {
  return <img src={mark} width={size} height={size} alt={label} />
}
