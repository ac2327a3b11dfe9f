import { useAction, useRefresh } from '@camellia/client/hooks'
import { randomUuid } from '@camellia/client/random-hex'
import { askDepositAccount, listMyInquiries } from '@camellia/contract/inquiry'
import { type ReactNode, useState } from 'react'
import { FastAnswer, type FastReply } from './fast-answer'
import { useTalkRefusal } from './use-talk-refusal'

/** Asks in one tap where to send money to; `answer` is to be drawn beside the button. */
export function useFastDeposit(): {
  readonly ask: () => void
  readonly busy: boolean
  readonly answer: ReactNode
} {
  const refresh = useRefresh()
  const [id, setId] = useState<string>(() => randomUuid())
  const [reply, setReply] = useState<FastReply>()
  const onRefused = useTalkRefusal('fast.tooMany')
  const { run, busy } = useAction(askDepositAccount, {
    onDone: (given) => {
      setReply(given)
      setId(randomUuid())
      void refresh(listMyInquiries)
    },
    onRefused,
  })
  return {
    ask: () => run({ id }),
    busy,
    answer: reply && <FastAnswer reply={reply} onClose={() => setReply(undefined)} />,
  }
}
