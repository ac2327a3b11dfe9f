import { randomUuid } from '@camellia/client/random-hex'
import { type Upload, useUpload } from '@camellia/client/use-upload'
import { useState } from 'react'

/** Words and a file that are not sent yet. */
export interface Draft {
  /** Named before it is sent: sent twice it is still one. */
  readonly id: string
  readonly text: string
  readonly setText: (text: string) => void
  readonly upload: Upload
  readonly clear: () => void
}

export function useDraft(): Draft {
  const [id, setId] = useState<string>(() => randomUuid())
  const [text, setText] = useState('')
  const upload = useUpload()
  const clear = () => {
    setId(randomUuid())
    setText('')
    upload.drop()
  }
  return { id, text, setText, upload, clear }
}
