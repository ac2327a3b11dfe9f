import { useTexts } from '@camellia/i18n/texts'
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import styles from './anchored.module.css'
import { placeOf } from './anchored.rules'
import { classes } from './class-names'

interface PanelProps {
  readonly onClose: () => void
  readonly role: 'menu' | 'dialog'
  /** Without one it is called like its button. */
  readonly label?: string | undefined
  readonly side?: 'start' | 'end'
  readonly gap?: number
  /** Any CSS width. */
  readonly width?: string | undefined
  readonly className?: string | undefined
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void
  readonly children: ReactNode
}

export interface AnchoredProps extends PanelProps {
  readonly open: boolean
  /** A button, or a piece that hands on to one what it does not know. */
  readonly target: ReactElement
}

/**
 * A panel beside its button, above everything: the focus goes in and comes back, Esc or a press
 * elsewhere closes it. It stands on the first page of both sites, so it does without the kit that
 * the dialogs are made with.
 */
export function Anchored({ open, target, ...panel }: AnchoredProps) {
  const id = useId()
  const button = cloneElement(target as ReactElement<ComponentProps<'button'>>, {
    id: `${id}-target`,
    'aria-haspopup': panel.role,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
  })
  return (
    <>
      {button}
      {open && createPortal(<Panel id={id} {...panel} />, document.body)}
    </>
  )
}

/** Where nothing cuts it off; older browsers and the DOM of the tests have none. */
const hasTopLayer = 'showPopover' in HTMLElement.prototype

function Panel({
  id,
  onClose,
  role,
  label,
  side = 'end',
  gap = 8,
  width,
  className,
  onKeyDown,
  children,
}: PanelProps & { readonly id: string }) {
  const { dir } = useTexts()
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    const shown = panel.current
    const target = document.getElementById(`${id}-target`)
    if (!shown || !target) return
    if (hasTopLayer) shown.showPopover()
    const place = () => {
      const { top, left } = placeOf({
        target: target.getBoundingClientRect(),
        panel: { width: shown.offsetWidth, height: shown.offsetHeight },
        window: { width: document.documentElement.clientWidth, height: window.innerHeight },
        rtl: dir === 'rtl',
        side,
        gap,
      })
      Object.assign(shown.style, { top: `${top}px`, left: `${left}px` })
    }
    place()
    const stop = listen({ shown, target, place, close: () => close.current() })
    const first = shown.querySelector<HTMLElement>('[data-autofocus]')
    const focus = first ?? shown.querySelector<HTMLElement>(FOCUSABLE) ?? shown
    focus.focus({ preventScroll: true })
    return () => {
      stop()
      if (shown.contains(document.activeElement)) target.focus({ preventScroll: true })
      if (hasTopLayer) shown.hidePopover()
    }
  }, [id, dir, side, gap])
  return (
    // biome-ignore lint/a11y: it has a role, which one its owner says.
    <div
      ref={panel}
      id={id}
      role={role}
      aria-label={label}
      aria-labelledby={label ? undefined : `${id}-target`}
      popover={hasTopLayer ? 'manual' : undefined}
      tabIndex={-1}
      // Esc ends this, not the dialog it stands in.
      data-mantine-stop-propagation="true"
      className={classes(styles.panel, className)}
      style={{ inlineSize: width }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Tab' && role === 'dialog') keepWithin(event)
      }}
    >
      {children}
    </div>
  )
}

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea'

function listen(of: {
  readonly shown: HTMLElement
  readonly target: HTMLElement
  readonly place: () => void
  readonly close: () => void
}): () => void {
  const { shown, target, place, close } = of
  const ends = new AbortController()
  const { signal } = ends
  const away = ({ target: pressed }: Event) => {
    if (pressed instanceof Node && !shown.contains(pressed) && !target.contains(pressed)) close()
  }
  const onKey = (event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  document.addEventListener('pointerdown', away, { signal, capture: true })
  document.addEventListener('keydown', onKey, { signal, capture: true })
  document.addEventListener('scroll', place, { signal, capture: true, passive: true })
  window.addEventListener('resize', place, { signal })
  return () => ends.abort()
}

/** Tab goes around in the panel, as in a dialog. */
function keepWithin(event: KeyboardEvent<HTMLDivElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const [first, last] = [all[0], all.at(-1)]
  const at = document.activeElement
  const leaves = event.shiftKey
    ? at === first || at === event.currentTarget
    : at === last || all.length === 0
  if (!leaves) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
