import { call } from '@camellia/client/call'
import { readSite } from '@camellia/contract/site'
import { startTexts } from '@camellia/i18n/i18n'
import { loadAtFirstTouch } from '@camellia/ui/later'
import { startPreferences } from '@camellia/ui/preferences'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { takeHandoff } from '../access/handoff'
import { watchLatency } from '../site/latency'
import './first.css'
import { App } from './app'
import { router } from './router'

/** Not awaited by this file: a screen imports from it, and would wait for itself. */
async function start(): Promise<void> {
  takeHandoff()
  startPreferences('camellia-office', { theme: 'system' })
  watchLatency()
  loadAtFirstTouch()
  const texts = startTexts('office', async () => (await call(readSite, {})).defaultLanguage)
  // With its screen there, all is put together once; what does not come is said where it belongs.
  await Promise.all([texts, router.load().catch(() => {})])

  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  // In slices: a screen that is put together in one go keeps the phone from answering a finger.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  })
}

void start()
