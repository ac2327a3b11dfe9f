import { Button } from '@camellia/ui/button'
import { Won } from '@camellia/ui/money'
import styles from './money.module.css'

/** What the click will do, in figures, and the click. */
export function PayBar({
  figures,
  submit,
  busy,
  disabled = false,
}: {
  readonly figures: readonly { readonly label: string; readonly amount: number | undefined }[]
  readonly submit: string
  readonly busy: boolean
  readonly disabled?: boolean
}) {
  return (
    <section className={`card ${styles.bar}`}>
      <dl>
        {figures.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Won amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <Button type="submit" look="primary" size="lg" busy={busy} disabled={disabled}>
        {submit}
      </Button>
    </section>
  )
}
