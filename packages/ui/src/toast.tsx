import { useTexts } from '@camellia/i18n/texts'
import { useSyncExternalStore } from 'react'
import { Icon, type IconName } from './icons'
import styles from './toast.module.css'

/** The brief's section 9. */
const SHOWN_MS = 4_000

export type ToastTone = 'success' | 'error' | 'warning' | 'info'

interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
  readonly count: number
}

const ICONS: Record<ToastTone, IconName> = {
  success: 'success',
  error: 'error',
  warning: 'warning',
  info: 'info',
}

let toasts: readonly Toast[] = []
let lastId = 0
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

/** Says something for four seconds; the same words again only raise a counter. */
export function toast(tone: ToastTone, text: string): void {
  const same = toasts.find((shown) => shown.tone === tone && shown.text === text)
  const id = same?.id ?? ++lastId
  const next = { id, tone, text, count: (same?.count ?? 0) + 1 }
  change([...toasts.filter((shown) => shown.id !== id), next])
  clearTimeout(timers.get(id))
  timers.set(
    id,
    setTimeout(() => dismiss(id), SHOWN_MS),
  )
}

export function Toasts() {
  const { t } = useTexts()
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return (
    <section className={styles.area} aria-label={t('word.notifications')} aria-live="polite">
      {shown.map(({ id, tone, text, count }) => (
        <div key={id} className={styles.toast} data-tone={tone} role="status">
          <Icon name={ICONS[tone]} />
          <p>{text}</p>
          {count > 1 && <b className={styles.count}>{count}</b>}
          <button type="button" aria-label={t('word.close')} onClick={() => dismiss(id)}>
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </section>
  )
}

function dismiss(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  change(toasts.filter((shown) => shown.id !== id))
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
