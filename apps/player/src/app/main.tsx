import { call } from '@camellia/client/call'
import { readSite } from '@camellia/contract/site'
import { startTexts } from '@camellia/i18n/i18n'
import { startPreferences } from '@camellia/ui/preferences'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { takeViewCode } from '../access/view-code'
import { App } from './app'
import { warmGame } from './warm-game'

warmGame(window.location)
takeViewCode()
startPreferences('camellia')
await startTexts('player', async () => (await call(readSite, {})).defaultLanguage)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
