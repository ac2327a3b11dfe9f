import { type Attachment, uploadFile } from '@camellia/contract/file'
import type { Code } from '@camellia/kernel/codes'
import { Refusal } from '@camellia/kernel/refusal'
import { useRef, useState } from 'react'
import { sendFile } from './call'
import { fileError, fileName } from './upload.rules'

export interface Upload {
  /** What was chosen; nothing while nothing is. */
  readonly chosen: { readonly name: string; readonly size: number } | undefined
  readonly file: Attachment | undefined
  readonly busy: boolean
  readonly wrong: Code | undefined
  readonly choose: (file: File) => void
  readonly drop: () => void
}

interface State {
  readonly chosen: File
  readonly file?: Attachment
  readonly wrong?: Code
}

/** A file on its way to the server; what is too large or of another kind does not set out. */
export function useUpload(): Upload {
  const [state, setState] = useState<State>()
  const under = useRef<AbortController>(undefined)
  const choose = async (chosen: File) => {
    under.current?.abort()
    const mine = new AbortController()
    under.current = mine
    const say = (next: State) => {
      if (!mine.signal.aborted) setState(next)
    }
    const wrong = fileError(chosen)
    say(wrong ? { chosen, wrong } : { chosen })
    if (wrong) return
    const options = { file: chosen, signal: mine.signal }
    try {
      say({ chosen, file: await sendFile(uploadFile, { name: fileName(chosen.name) }, options) })
    } catch (error) {
      say({ chosen, wrong: error instanceof Refusal ? error.code : 'INTERNAL_ERROR' })
    }
  }
  return {
    chosen: state?.chosen,
    file: state?.file,
    busy: state !== undefined && !state.file && !state.wrong,
    wrong: state?.wrong,
    choose: (file) => void choose(file),
    drop: () => {
      under.current?.abort()
      setState(undefined)
    },
  }
}
