import { call } from '@camellia/client/call'
import { askFirst } from '@camellia/client/first-data'
import { createQueries } from '@camellia/client/queries'
import { currentSession } from '@camellia/client/session'
import { aTurn } from '@camellia/client/turn'
import { readSite } from '@camellia/contract/site'
import { startTexts } from '@camellia/i18n/i18n'
import { firstFonts } from '@camellia/ui/fonts'
import { loadAtFirstTouch } from '@camellia/ui/later'
import { startPreferences } from '@camellia/ui/preferences'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { takeViewCode } from '../access/view-code'
import '@camellia/ui/first.css'
import './first.css'
import { App } from './app'
import { firstData } from './first-data'
import { createPlayerRouter } from './router'
import { warmGame } from './warm-game'

/** Not awaited by this file: a page imports from it, and would wait for itself. */
async function start(): Promise<void> {
  const queries = createQueries()
  // Texts first: nothing is drawn without them, and a browser fetches only a few files at once.
  const texts = startTexts('player', async () => (await call(readSite, {})).defaultLanguage)
  warmGame(window.location, queries)
  takeViewCode()
  const data = askFirst(queries, firstData(window.location.pathname, currentSession().isAuth))
  startPreferences('camellia')
  loadAtFirstTouch()
  await aTurn()
  const router = createPlayerRouter()
  await aTurn()
  // With all of it there, it is put together once; what does not come is said where it belongs.
  await Promise.all([texts, data, firstFonts(), router.load().catch(() => {})])

  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  const mount = () =>
    createRoot(root).render(
      <StrictMode>
        <App queries={queries} router={router} />
      </StrictMode>,
    )
  // In slices: a page that is put together in one go keeps the phone from answering a finger.
  // A game has nothing to touch before all of it stands.
  if (window.location.pathname === '/game') mount()
  else startTransition(mount)
}

// Reading this file has kept the phone busy long enough.
void aTurn().then(start)
