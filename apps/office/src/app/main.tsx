import { call } from '@camellia/client/call'
import { readSite } from '@camellia/contract/site'
import { startTexts } from '@camellia/i18n/i18n'
import { startPreferences } from '@camellia/ui/preferences'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { takeHandoff } from '../access/handoff'
import { watchLatency } from '../site/latency'
import './first.css'
import { App } from './app'

takeHandoff()
startPreferences('camellia-office', { theme: 'system' })
watchLatency()
await startTexts('office', async () => (await call(readSite, {})).defaultLanguage)

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
