import { sendFile } from '@camellia/client/call'
import { type Attachment, FILE_BYTES_MAX, FILE_CHOICE, uploadFile } from '@camellia/contract/file'
import type { Code } from '@camellia/kernel/codes'
import { Refusal } from '@camellia/kernel/refusal'
import { useRef, useState } from 'react'

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
  const turn = useRef(0)
  const choose = async (chosen: File) => {
    turn.current += 1
    const mine = turn.current
    const say = (next: State) => mine === turn.current && setState(next)
    const wrong = wrongWith(chosen)
    say(wrong ? { chosen, wrong } : { chosen })
    if (wrong) return
    try {
      const name = chosen.name.trim().slice(-200) || 'file'
      say({ chosen, file: await sendFile(uploadFile, { name }, { file: chosen }) })
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
      turn.current += 1
      setState(undefined)
    },
  }
}

function wrongWith({ size, type }: File): Code | undefined {
  if (size > FILE_BYTES_MAX) return 'PAYLOAD_TOO_LARGE'
  return FILE_CHOICE.split(',').includes(type) && size > 0 ? undefined : 'INVALID_FILE_TYPE'
}
