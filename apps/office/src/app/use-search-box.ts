import { type KeyboardEvent, useEffect, useState } from 'react'
import type { FoundMember } from '../site/found-member'
import { useMemberSearch } from '../site/use-member-search'

/** A box to type in, what was found, and which of it Enter will take. */
export function useSearchBox(onChoose: (member: FoundMember) => void) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  // Enter came before the answer: the first one found is the one that was meant.
  const [hurry, setHurry] = useState(false)
  const { found, searching, asked } = useMemberSearch(text)
  const chosen = found[Math.min(at, found.length - 1)]
  const type = (typed: string) => {
    setText(typed)
    setAt(0)
    setHurry(false)
  }
  const choose = (member: FoundMember | undefined) => {
    if (!member) return
    onChoose(member)
    type('')
  }
  useEffect(() => {
    if (!hurry || searching) return
    setHurry(false)
    if (!found[0]) return
    onChoose(found[0])
    setText('')
  }, [hurry, searching, found, onChoose])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt(Math.max(0, Math.min(found.length - 1, at + step)))
    else if (event.key === 'Escape') event.currentTarget.blur()
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    else if (searching) setHurry(true)
    else choose(chosen)
    event.preventDefault()
  }
  return { text, type, found, searching, asked, chosen, choose, onKeyDown }
}
