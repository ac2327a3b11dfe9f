import { useRefresh } from '@camellia/client/hooks'
import { type PushHandlers, startLive } from '@camellia/client/live'
import { clearSession, updateMoney, updateSession, useSession } from '@camellia/client/session'
import { listChats, readChat } from '@camellia/contract/chat'
import { listCompanyAccounts } from '@camellia/contract/company-account'
import type { AnyEndpoint } from '@camellia/contract/endpoint'
import { listGivenGifts, readGiftBudget } from '@camellia/contract/gift'
import { listInquiries, listMacros, readCase } from '@camellia/contract/inquiry-queue'
import { listSignups } from '@camellia/contract/member'
import { listBroadcasts } from '@camellia/contract/message'
import { listPasswordRequests } from '@camellia/contract/password'
import type { Push } from '@camellia/contract/push'
import { readDashboard, readShell, readToDo } from '@camellia/contract/report'
import { listRtp, listRtpChanges, readDrift } from '@camellia/contract/rtp'
import { listSettingChanges, listSettings } from '@camellia/contract/setting-admin'
import { listClosures } from '@camellia/contract/system'
import {
  listDeposits,
  listHandovers,
  listTransactions,
  listWithdrawals,
  readDepositRequest,
  readHandover,
  readWithdrawRequest,
} from '@camellia/contract/transaction-queue'
import { textFor } from '@camellia/i18n/i18n'
import { useNewDevice } from '@camellia/ui/new-device'
import { toast } from '@camellia/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addAlarm } from '../site/alarms'
import { showEnded } from '../site/ended'
import { showLive } from '../site/live'
import { ring } from '../site/sound'
import { showTyping } from '../site/typing'

type Queue = Extract<Push, { type: 'QUEUE' }>['queue']

/** What is asked for again when a queue changed. */
const SHOWN: Readonly<Record<Queue, readonly AnyEndpoint[]>> = {
  SIGNUP: [listSignups],
  PASSWORD: [listPasswordRequests],
  DEPOSIT: [listDeposits, readDepositRequest, listTransactions],
  WITHDRAW: [listWithdrawals, readWithdrawRequest, listTransactions],
  ACCOUNT: [listCompanyAccounts],
  CALL: [listGivenGifts, readGiftBudget],
  RTP: [listRtp, listRtpChanges, readDrift],
  INQUIRY: [listInquiries, readCase],
  MACRO: [listMacros],
  CHAT: [listChats, readChat],
  SETTING: [listSettings, listSettingChanges, listClosures],
  PAYMENT: [listHandovers, readHandover, listTransactions],
}

/** Connected while someone is logged in; every push has its one line here. */
export function useLiveHub(): void {
  const { accessToken } = useSession('accessToken')
  const refresh = useRefresh()
  const queries = useQueryClient()
  const warn = useNewDevice()
  useEffect(() => {
    if (!accessToken) return
    const handlers: PushHandlers = {
      PERMISSION: ({ rules }) => updateSession({ permissions: rules }),
      BALANCE: updateMoney,
      MESSAGE: ({ unread }) => updateSession({ unread }),
      ALARM: addAlarm,
      NEW_DEVICE: warn,
      // Gifts and answers are shown to players.
      GIFT: () => {},
      INQUIRY: () => {},
      CHAT: ({ chat, event, by }) => {
        if (event === 'TYPING' && by === 'MEMBER') showTyping(chat)
        if (event !== 'TYPING') for (const shown of SHOWN.CHAT) void refresh(shown)
      },
      BROADCAST: () => void refresh(listBroadcasts),
      // Tables are played on the other site.
      TABLE: () => {},
      CLAIM: ({ by, queue }) => {
        toast('warning', textFor('claim.taken', { name: by }))
        ring()
        for (const shown of SHOWN[queue]) void refresh(shown)
      },
      QUEUE: ({ queue }) => {
        for (const shown of [...SHOWN[queue], readShell, readDashboard, readToDo])
          void refresh(shown)
      },
      LOGOUT: ({ text }) => {
        clearSession()
        showEnded({ text: text || undefined, next: '/' })
      },
    }
    const live = startLive({
      handlers,
      onState: (state) => showLive({ state }),
      onReturn: () => void queries.invalidateQueries(),
    })
    showLive({ retry: live.retry })
    return () => void live.stop()
  }, [accessToken, refresh, queries, warn])
}
