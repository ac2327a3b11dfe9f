import { useEffect, useState } from 'react'

const TYPING_MS = 160

/** What was typed, once the typing pauses; nothing is asked for at every letter. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
