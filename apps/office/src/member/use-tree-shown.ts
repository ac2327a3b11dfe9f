import { useState } from 'react'

const PLACE = 'partner-tree'

/** Whether the tree is shown; kept in this browser. */
export function useTreeShown(): [boolean, () => void] {
  const [shown, setShown] = useState(() => localStorage.getItem(PLACE) !== 'off')
  const toggle = () => {
    localStorage.setItem(PLACE, shown ? 'off' : 'on')
    setShown(!shown)
  }
  return [shown, toggle]
}
