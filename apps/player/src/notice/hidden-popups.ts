import { nowMs } from '@camellia/i18n/clock'

/** The brief's section 9: a closed popup is remembered 24 hours. */
const HIDDEN_MS = 86_400_000
const KEY = 'hiddenPopups'

/** The ids of the popups that were closed within the last day. */
export function hiddenPopups(): string[] {
  return Object.entries(read())
    .filter(([, until]) => until > nowMs())
    .map(([id]) => id)
}

export function hidePopup(id: string): void {
  const live = Object.entries(read()).filter(([, until]) => until > nowMs())
  localStorage.setItem(
    KEY,
    JSON.stringify(Object.fromEntries([...live, [id, nowMs() + HIDDEN_MS]])),
  )
}

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {} // Somebody else wrote there: nothing is hidden.
  }
}
