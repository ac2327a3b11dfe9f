import { call } from '@camellia/client/call'
import { readSite } from '@camellia/contract/site'
import { startTexts } from '@camellia/i18n/i18n'
import { startPreferences } from '@camellia/ui/preferences'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { takeViewCode } from '../access/view-code'
import './first.css'
import { App, startQueries } from './app'
import { warmGame } from './warm-game'

const queries = startQueries()
// Texts first: nothing is drawn without them, and a browser fetches only a few files at once.
const texts = startTexts('player', async () => (await call(readSite, {})).defaultLanguage)
warmGame(window.location, queries)
takeViewCode()
startPreferences('camellia')
await texts

const root = document.getElementById('root')
if (root) {
  const mount = () =>
    createRoot(root).render(
      <StrictMode>
        <App queries={queries} />
      </StrictMode>,
    )
  // In slices: a page that is put together in one go keeps the phone from answering a finger.
  // A game has nothing to touch before all of it stands.
  if (window.location.pathname === '/game') mount()
  else startTransition(mount)
}
