import { call } from '@camellia/client/call'
import { askFirst } from '@camellia/client/first-data'
import { currentSession } from '@camellia/client/session'
import { aTurn } from '@camellia/client/turn'
import { readSite } from '@camellia/contract/site'
import { startTexts } from '@camellia/i18n/i18n'
import { firstFonts } from '@camellia/ui/fonts'
import { loadAtFirstTouch } from '@camellia/ui/later'
import { startPreferences } from '@camellia/ui/preferences'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { takeHandoff } from '../access/handoff'
import { watchLatency } from '../site/latency'
import '@camellia/ui/first.css'
import './first.css'
import { App, startQueries } from './app'
import { firstData } from './first-data'
import { createOfficeRouter } from './router'

/** Not awaited by this file: a screen imports from it, and would wait for itself. */
async function start(): Promise<void> {
  const queries = startQueries()
  takeHandoff()
  startPreferences('camellia-office', { theme: 'system' })
  watchLatency()
  loadAtFirstTouch()
  const texts = startTexts('office', async () => (await call(readSite, {})).defaultLanguage)
  const data = askFirst(queries, firstData(window.location.pathname, currentSession()))
  await aTurn()
  const router = createOfficeRouter()
  await aTurn()
  // With all of it there, it is put together once; what does not come is said where it belongs.
  await Promise.all([texts, data, firstFonts(), router.load().catch(() => {})])

  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  // In slices: a screen that is put together in one go keeps the phone from answering a finger.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App queries={queries} router={router} />
      </StrictMode>,
    )
  })
}

// Reading this file has kept the phone busy long enough.
void aTurn().then(start)
