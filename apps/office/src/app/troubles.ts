import { onTroubles } from '@camellia/client/call'
import { clearSession } from '@camellia/client/session'
import { showEnded } from '../site/ended'
import { showLive } from '../site/live'

/** What every call can meet, dealt with once. */
export function watchTroubles(forget: () => void): void {
  onTroubles({
    unauthorized: () => {
      clearSession()
      forget()
      showEnded({ text: undefined, next: `${location.pathname}${location.search}` })
    },
    // The office stays open while the players' site is closed.
    maintenance: () => {},
    outage: (outage) => showLive({ outage }),
  })
  // The browser knows first; calls are not even tried while it is offline.
  window.addEventListener('offline', () => showLive({ outage: true }))
  window.addEventListener('online', () => showLive({ outage: false }))
}
