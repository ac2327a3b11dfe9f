import { useAction, useRefresh } from '@camellia/client/hooks'
import { type InquiryCategory, listMyInquiries, openInquiry } from '@camellia/contract/inquiry'
import { type TextKey, useTexts } from '@camellia/i18n/texts'
import { toast } from '@camellia/ui/toast'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { type AskChannel, inquiryHref } from '../site/help-search'
import { useDraft } from '../site/use-draft'
import { useTalkRefusal } from '../site/use-talk-refusal'
import { type AskErrors, askErrors } from './inquiry.rules'

/** What is being asked, what is missing in it, and sending it once. */
export function useAsk(channel: AskChannel, about: InquiryCategory | undefined) {
  const { t } = useTexts()
  const [category, setCategory] = useState(about)
  const [title, setTitle] = useState('')
  const [tried, setTried] = useState(false)
  const draft = useDraft()
  const { run, busy } = useOpening()
  const missing = askErrors({ category, title, content: draft.text })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const { id, text: content, upload } = draft
    const stop = stopFor(missing, upload)
    if (stop || !category) toast('warning', t(stop ?? 'inquiry.needCategory'))
    else
      run({ id, channel, category, title, content, ...(upload.file && { file: upload.file.id }) })
  }
  const say = (key: TextKey | undefined) => (tried && key ? t(key) : undefined)
  return {
    category,
    setCategory,
    title,
    setTitle,
    draft,
    busy,
    submit,
    errors: {
      category: say(missing.category),
      title: say(missing.title),
      content: say(missing.content),
    },
  }
}

/** What has to be put right first. */
function stopFor(
  missing: AskErrors,
  upload: { readonly busy: boolean; readonly wrong: unknown },
): TextKey | undefined {
  const [first] = Object.values(missing)
  if (first) return first
  if (upload.wrong) return 'inquiry.badFile'
  return upload.busy ? 'inquiry.waitFile' : undefined
}

function useOpening() {
  const { t } = useTexts()
  const { history } = useRouter()
  const refresh = useRefresh()
  const onRefused = useTalkRefusal('inquiry.tooMany')
  return useAction(openInquiry, {
    onDone: ({ id }) => {
      toast('success', t('inquiry.asked'))
      void refresh(listMyInquiries)
      // The form is not a place to go back to: it would ask the same again.
      history.replace(inquiryHref(id))
    },
    onRefused,
  })
}
