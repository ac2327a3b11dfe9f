import { useAction, useRefresh } from '@camellia/client/hooks'
import type { AnyEndpoint } from '@camellia/contract/endpoint'
import {
  answerInquiry,
  claimInquiry,
  finishInquiry,
  listInquiries,
  readCase,
  releaseInquiry,
} from '@camellia/contract/inquiry-queue'
import { readShell } from '@camellia/contract/report'
import { useTexts } from '@camellia/i18n/texts'
import { toast } from '@camellia/ui/toast'
import { useRef, useState } from 'react'

export interface InquiryActions {
  readonly claim: (id: string, over?: true) => void
  readonly release: (id: string) => void
  readonly finish: (id: string, finished: boolean) => void
  readonly busy: boolean
  /** What one took up here: it belongs to another list now, and is still one's own. */
  readonly taken: ReadonlySet<string>
}

/** Taking an inquiry up, letting it go, ending it; everything shown is asked for again. */
export function useInquiryActions(): InquiryActions {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const wanted = useRef('')
  const claim = useSpoken(claimInquiry, () => setTaken(new Set([...taken, wanted.current])))
  const release = useSpoken(releaseInquiry)
  const finish = useSpoken(finishInquiry)
  return {
    taken,
    claim: (id, over) => {
      wanted.current = id
      claim.run({ id, ...(over && { over }) })
    },
    release: (id) => {
      setTaken(new Set([...taken].filter((other) => other !== id)))
      release.run({ id })
    },
    finish: (id, finished) => finish.run({ id, finished }),
    busy: claim.busy || release.busy || finish.busy,
  }
}

export function useAnswer(onDone: () => void) {
  return useSpoken(answerInquiry, onDone)
}

function useSpoken<E extends AnyEndpoint>(endpoint: E, onDone?: () => void) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const again = () => {
    for (const shown of [listInquiries, readCase, readShell]) void refresh(shown)
  }
  return useAction(endpoint, {
    onDone: () => {
      onDone?.()
      again()
    },
    onRefused: ({ code }) => {
      again()
      toast('warning', t(code === 'CONFLICT' ? 'inquiry.conflict' : `code.${code}`))
    },
  })
}
