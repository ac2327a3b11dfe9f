import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { randomUuid } from '@camellia/client/random-hex'
import { listBroadcasts, readReach, sendBroadcast, sendMessage } from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { FormDialog } from '../site/form-dialog'
import {
  BLANK,
  type BroadcastDraft,
  draftWords,
  isReady,
  MANY,
  sentWords,
  targetOf,
} from './message.rules'
import { TargetFields } from './target-fields'
import { KeepTemplate, TemplateChoice } from './template-choice'
import { WordsFields } from './words-fields'

/** A broadcast to many: to whom, how many that is, and what it says. */
export function ComposeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const [draft, setDraft] = useState<BroadcastDraft>(BLANK)
  const [asking, setAsking] = useState(false)
  const change = (part: Partial<BroadcastDraft>) => setDraft((kept) => ({ ...kept, ...part }))
  const reach = useReach(draft)
  const { send, busy, refusal } = useSending(draft, onClose)
  const ready = isReady(draft) && reach !== undefined && reach > 0
  return (
    <>
      <FormDialog
        title={t('broadcast.write')}
        action={reach ? t('message.send', { count: reach }) : t('broadcast.send')}
        width={620}
        busy={busy}
        ready={ready}
        refusal={refusal}
        onSubmit={() => (reach !== undefined && reach > MANY ? setAsking(true) : send())}
        onClose={onClose}
      >
        <TargetFields draft={draft} change={change} reach={reach} />
        <TemplateChoice onUse={(template) => change({ words: draftWords(template) })} />
        <WordsFields words={draft.words} onChange={(words) => change({ words })} />
        <KeepTemplate words={draft.words} />
      </FormDialog>
      {asking && reach !== undefined && (
        <ConfirmDialog
          title={t('broadcast.manyTitle', { count: reach })}
          action={t('message.send', { count: reach })}
          cancel={t('word.cancel')}
          busy={busy}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          <p>{t('broadcast.manyText')}</p>
          <p className="semi" dir="auto">
            {draft.words.ko?.title}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** How many it would reach now; nothing while it is not known. */
function useReach(draft: BroadcastDraft): number | undefined {
  const target = targetOf(draft)
  const { data, isPlaceholderData } = useEndpoint(
    readReach,
    { target: target ?? { kind: 'ALL' } },
    { enabled: target !== undefined },
  )
  if (draft.kind === 'SELECTED') return draft.people.length
  return target && !isPlaceholderData ? data?.count : undefined
}

function useSending(draft: BroadcastDraft, onClose: () => void) {
  const { t } = useTexts()
  const refresh = useRefresh()
  // One name for all attempts: a second click is the same broadcast.
  const [id] = useState(() => randomUuid())
  const done = (count: number) => {
    toast('success', t('broadcast.onItsWay', { count }))
    void refresh(listBroadcasts)
    onClose()
  }
  const broadcast = useAction(sendBroadcast, { onDone: ({ total }) => done(total) })
  const few = useAction(sendMessage, { onDone: () => done(draft.people.length) })
  const send = () => {
    const target = targetOf(draft)
    const words = sentWords(draft.words)
    if (!words) return
    if (target) broadcast.run({ id, target, ...words })
    else few.run({ ids: draft.people.map((person) => person.id), ...words })
  }
  return {
    send,
    busy: broadcast.busy || few.busy,
    refusal: draft.kind === 'SELECTED' ? few.refusal : broadcast.refusal,
  }
}
