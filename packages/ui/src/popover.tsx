import { cloneElement, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import { Anchored } from './anchored'
import { classes } from './class-names'
import styles from './menu.module.css'

/** A small panel below its button; the focus goes in and comes back. */
export function Popover({
  target,
  children,
  width = 300,
  side = 'end',
}: {
  readonly target: Pressed
  readonly children: ReactNode
  readonly width?: number
  readonly side?: 'start' | 'end'
}) {
  const { open, close, button } = usePressed(target)
  return (
    <Anchored
      open={open}
      onClose={close}
      target={button}
      role="dialog"
      side={side}
      width={`${width}px`}
      className={classes(styles.dropdown, styles.panel)}
    >
      {children}
    </Anchored>
  )
}

/** What opens a panel when it is pressed; what it does besides it still does. */
export type Pressed = ReactElement<{ onClick?: (event: MouseEvent<HTMLButtonElement>) => void }>

export function usePressed(target: Pressed) {
  const [open, setOpen] = useState(false)
  const button = cloneElement(target, {
    onClick: (event) => {
      target.props.onClick?.(event)
      setOpen(!open)
    },
  })
  return { open, close: () => setOpen(false), button }
}
