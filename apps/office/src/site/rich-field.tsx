import { Skeleton } from '@camellia/ui/skeleton'
import { lazy, Suspense } from 'react'
import styles from './writing.module.css'

const RichEditor = lazy(async () => ({
  default: (await import('@camellia/ui/rich-editor')).RichEditor,
}))

/** A box for rich text; the editor comes when someone writes. Another text needs another key. */
export function RichField({
  label,
  html,
  onChange,
}: {
  readonly label: string
  readonly html: string
  readonly onChange: (html: string) => void
}) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <Suspense fallback={<Skeleton height={260} round={6} />}>
        <RichEditor label={label} html={html} onChange={onChange} />
      </Suspense>
    </div>
  )
}
