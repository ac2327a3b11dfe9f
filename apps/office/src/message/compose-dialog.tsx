import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { randomUuid } from '@camellia/client/random-hex'
import {
  listBroadcasts,
  MESSAGE_CONTENT_MAX,
  MESSAGE_TITLE_MAX,
  readReach,
  sendBroadcast,
  sendMessage,
} from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import { ConfirmDialog } from '@camellia/ui/office-dialog'
import { OfficeField, OfficeTextArea } from '@camellia/ui/office-field'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { FormDialog } from '../site/form-dialog'
import { BLANK, type BroadcastDraft, isReady, MANY, targetOf } from './message.rules'
import { TargetFields } from './target-fields'
import { KeepTemplate, TemplateChoice } from './template-choice'

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
        <TemplateChoice onUse={({ title, content }) => change({ title, content })} />
        <OfficeField
          data-autofocus=""
          label={t('message.title')}
          dir="auto"
          maxLength={MESSAGE_TITLE_MAX}
          value={draft.title}
          onChange={(title) => change({ title })}
        />
        <OfficeTextArea
          label={t('message.content')}
          dir="auto"
          rows={7}
          maxLength={MESSAGE_CONTENT_MAX}
          value={draft.content}
          onChange={(content) => change({ content })}
        />
        <KeepTemplate title={draft.title} content={draft.content} />
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
            {draft.title}
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
    const words = { title: draft.title.trim(), content: draft.content.trim() }
    if (target) broadcast.run({ id, target, ...words })
    else few.run({ ids: draft.people.map((person) => person.id), ...words })
  }
  return {
    send,
    busy: broadcast.busy || few.busy,
    refusal: draft.kind === 'SELECTED' ? few.refusal : broadcast.refusal,
  }
}
