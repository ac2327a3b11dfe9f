import { type KeyboardEvent, useEffect, useId, useState } from 'react'

/** Whoever can be picked: a member, a partner, one of the staff. */
export interface Candidate {
  readonly id: number
  readonly code: string
}

export interface Search<Found> {
  readonly found: readonly Found[]
  /** The box is ahead of what was found. */
  readonly searching: boolean
  /** The text these were found for. */
  readonly asked: string
}

/**
 * A box to type in, what was found, and which of it Enter will take. Enter before the answer waits
 * for the answer to what is written: what was found for the beginning of it is never taken.
 */
export function usePicker<Found extends Candidate>(
  useSearch: (text: string) => Search<Found>,
  onPick: (found: Found) => void,
) {
  const list = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [focused, setFocused] = useState(false)
  const { found, searching, asked } = useSearch(text)
  const chosen = found[Math.min(at, found.length - 1)]
  const open = focused && text.trim() !== ''
  const type = (typed: string) => {
    setText(typed)
    setAt(0)
    later.cancel()
  }
  const pick = (one: Found | undefined) => {
    if (!one) return
    type('')
    onPick(one)
  }
  const later = useAnswered(searching, () => pick(found[0]))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt(Math.max(0, Math.min(found.length - 1, at + step)))
    else if (event.key === 'Escape' && open) event.currentTarget.blur()
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return
    else if (searching) later.wait()
    else pick(chosen)
    event.preventDefault()
  }
  const optionId = (id: number) => `${list}-${id}`
  return {
    text,
    type,
    open,
    list,
    found,
    searching,
    asked,
    chosen,
    pick,
    optionId,
    /** For the input that owns the list. */
    input: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-expanded': open,
      'aria-controls': list,
      'aria-activedescendant': open && chosen ? optionId(chosen.id) : undefined,
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onKeyDown,
    },
  }
}

/** Enter came before the answer: what it takes is taken when the answer is there. */
export function useAnswered(searching: boolean, run: () => void) {
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    if (!waits || searching) return
    setWaits(false)
    run()
  }, [waits, searching, run])
  return { wait: () => setWaits(true), cancel: () => setWaits(false) }
}

export type PickerOf<Found extends Candidate> = ReturnType<typeof usePicker<Found>>
