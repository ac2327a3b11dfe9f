import { type PushHandlers, startLive } from '@camellia/client/live'
import { clearSession, currentSession, type Session, updateSession } from '@camellia/client/session'
import { EVERYONES_ABILITIES } from '@camellia/contract/abilities'
import { profile } from '@camellia/contract/access'
import { readMyChat } from '@camellia/contract/chat'
import type { AnyEndpoint } from '@camellia/contract/endpoint'
import { readTable } from '@camellia/contract/event'
import { listGifts } from '@camellia/contract/gift'
import { listMyInquiries, readMyInquiry } from '@camellia/contract/inquiry'
import { listMessages } from '@camellia/contract/message'
import { openGame } from '@camellia/contract/play'
import { useNewDevice } from '@camellia/ui/new-device'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openDialog } from '../site/dialogs'
import { receiveMoney } from '../site/held-money'
import { receiveTable } from '../site/tables'
import { showTyping } from '../site/typing'
import { OWN_MONEY } from '../transaction/own-money'
import { changeConnection } from './connection'

/** What pushes tell and a gap in the line may have swallowed. */
const MISSED = [
  ...[profile, listMessages, listMyInquiries, readMyInquiry, readMyChat, readTable],
  ...OWN_MONEY,
]

type Refresh = (endpoint: AnyEndpoint) => Promise<void>

/** The hub is connected while someone is logged in. */
export function useLive(isAuth: boolean, refresh: Refresh): void {
  const { history } = useRouter()
  const warn = useNewDevice()
  useEffect(() => {
    if (!isAuth) return
    let over = false
    const live = startLive({
      handlers: handlersFor(refresh, () => history.push('/'), warn),
      onState: (state) => {
        // A connection that we closed ourselves is not one that was lost.
        if (!over) changeConnection({ live: state })
      },
      onReturn: () => {
        for (const missed of MISSED) void refresh(missed)
      },
    })
    changeConnection({ retry: live.retry })
    return () => {
      over = true
      void live.stop()
      changeConnection({ live: 'Off' })
    }
  }, [isAuth, refresh, history, warn])
}

/** One line per kind of push. A kind added to the contract does not compile until it is here. */
function handlersFor(
  refresh: Refresh,
  toRoot: () => void,
  warn: PushHandlers['NEW_DEVICE'],
): PushHandlers {
  let greeted = false
  return {
    // Requests are held in the office.
    CLAIM: () => {},
    BALANCE: (money) => {
      // The hub greets with it: whoever has asked a moment ago mostly knows it already.
      const nothingNew = !greeted && isKnown(money)
      greeted = true
      receiveMoney(money)
      if (!nothingNew) refreshMoney(refresh)
    },
    MESSAGE: ({ unread }) => {
      updateSession({ unread })
      void refresh(listMessages)
      refreshMoney(refresh)
    },
    PERMISSION: ({ rules }) => updateSession({ permissions: [...EVERYONES_ABILITIES, ...rules] }),
    LOGOUT: ({ text }) => {
      clearSession()
      // Without words it was this person's own doing, in another tab.
      if (text) openDialog({ kind: 'ended', text })
      toRoot()
    },
    NEW_DEVICE: warn,
    GIFT: () => {
      void refresh(listGifts)
      void refresh(openGame)
    },
    INQUIRY: () => {
      void refresh(listMyInquiries)
      void refresh(readMyInquiry)
    },
    CHAT: ({ event, by }) => {
      if (event === 'TYPING' && by === 'STAFF') showTyping()
      if (event !== 'TYPING') void refresh(readMyChat)
    },
    BROADCAST: () => {}, // Only who sends one from the office follows it.
    ALARM: () => {}, // Only the office shows alarms.
    QUEUE: () => {}, // Only the office has queues.
    TABLE: ({ table }) => receiveTable(table),
  }
}

function isKnown({ balance, point }: Pick<Session, 'balance' | 'point'>): boolean {
  const known = currentSession()
  return known.balance === balance && known.point === point
}

/** A decided request comes with one of these pushes: a page that shows it must not wait. */
function refreshMoney(refresh: Refresh): void {
  for (const endpoint of OWN_MONEY) void refresh(endpoint)
}
