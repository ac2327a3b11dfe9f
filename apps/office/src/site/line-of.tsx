import { classes } from '@camellia/ui/class-names'

/** The partners above someone, from the top down; the last one is the nearest. */
export function LineOf({
  line,
  className,
}: {
  readonly line: readonly { readonly code: string; readonly name: string }[]
  readonly className?: string
}) {
  return (
    <span className={classes('t3', className)}>
      {line.map(({ code, name }, index) => (
        <span key={code}>
          {index > 0 && <span aria-hidden="true"> › </span>}
          <span className={index === line.length - 1 ? 't2' : undefined}>{name}</span>
        </span>
      ))}
    </span>
  )
}
