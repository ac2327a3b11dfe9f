import { randomUuid } from '@camellia/client/random-hex'
import { useUpload } from '@camellia/client/use-upload'
import { POST_MAX } from '@camellia/contract/inquiry'
import type { WholeCase } from '@camellia/contract/inquiry-queue'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Kbd } from '@camellia/ui/office-kbd'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Composer, focusComposer } from '../site/composer'
import { useWords } from '../site/drafts'
import { useAnswer } from './use-inquiry-actions'
import type { InquiryState } from './use-inquiry-state'

/** The answer: Ctrl and Enter sends it and ends the inquiry. */
export function Answer({
  inquiry,
  state,
}: {
  readonly inquiry: WholeCase
  readonly state: InquiryState
}) {
  const { t } = useTexts()
  const [text, setText] = useWords(inquiry.id)
  const upload = useUpload()
  // An answer whose reply was lost is sent again under its first name.
  const post = useRef(randomUuid())
  const { run, busy } = useAnswer(() => {
    post.current = randomUuid()
    setText('')
    upload.drop()
  })
  useEffect(focusComposer, [])
  const ready = text.trim() !== '' && !upload.busy && !upload.wrong && state.fresh
  const send = (finish: boolean) => {
    if (!ready) return
    const file = upload.file && { file: upload.file.id }
    run({ id: post.current, inquiry: inquiry.id, content: text.trim(), finish, ...file })
  }
  const onKey = (event: KeyboardEvent) => {
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (sends) send(true)
    return sends
  }
  return (
    <Composer
      label={t('inquiry.answerBox')}
      max={POST_MAX}
      text={text}
      onText={setText}
      upload={upload}
      member={inquiry.member.id}
      category={inquiry.category}
      onSend={onKey}
    >
      <OfficeButton busy={busy} disabled={!ready} onClick={() => send(false)}>
        {t('inquiry.answer')}
      </OfficeButton>
      <OfficeButton look="ink" busy={busy} disabled={!ready} onClick={() => send(true)}>
        {t('inquiry.answerFinish')} <Kbd on>⌘↵</Kbd>
      </OfficeButton>
    </Composer>
  )
}
