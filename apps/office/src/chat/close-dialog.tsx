import { useAction, useRefresh } from '@camellia/client/hooks'
import { closeChat, listChats, readChat } from '@camellia/contract/chat'
import {
  INQUIRY_CATEGORIES,
  INQUIRY_TITLE_MAX,
  type InquiryCategory,
} from '@camellia/contract/inquiry'
import { listInquiries } from '@camellia/contract/inquiry-queue'
import { readShell } from '@camellia/contract/report'
import { useTexts } from '@camellia/i18n/texts'
import { Switch } from '@camellia/ui/office-checkbox'
import { OfficeField, OfficeSelect } from '@camellia/ui/office-field'
import { toast } from '@camellia/ui/toast'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormDialog } from '../site/form-dialog'
import type { WholeChat } from './chat.rules'

/** The end of a conversation; what is left to do goes on as an inquiry. */
export function CloseDialog({
  chat,
  onClose,
}: {
  readonly chat: WholeChat
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [left, setLeft] = useState(false)
  const [title, setTitle] = useState('')
  const [category, setCategory] = useState<InquiryCategory>('OTHER')
  const { run, busy, refusal } = useClosing(onClose)
  const inquiry = left ? { category, title: title.trim() } : undefined
  return (
    <FormDialog
      title={t('chat.closeTitle', { name: chat.member.name })}
      action={t(left ? 'chat.closeInto' : 'chat.close')}
      busy={busy}
      ready={!left || title.trim() !== ''}
      refusal={refusal}
      onSubmit={() => run({ id: chat.id, ...(inquiry && { inquiry }) })}
      onClose={onClose}
    >
      <p>{t('chat.closeText')}</p>
      <span>
        <Switch label={t('chat.leftToDo')} on={left} onChange={setLeft} />
      </span>
      {left && (
        <>
          <OfficeSelect
            label={t('inquiry.category')}
            value={category}
            options={INQUIRY_CATEGORIES.map((value) => ({
              value,
              label: t(`inquiry.category.${value}`),
            }))}
            onChange={(value) =>
              setCategory(INQUIRY_CATEGORIES.find((known) => known === value) ?? 'OTHER')
            }
          />
          <OfficeField
            label={t('message.title')}
            dir="auto"
            maxLength={INQUIRY_TITLE_MAX}
            value={title}
            onChange={setTitle}
          />
        </>
      )}
    </FormDialog>
  )
}

function useClosing(onClose: () => void) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const navigate = useNavigate()
  return useAction(closeChat, {
    onDone: ({ inquiry }) => {
      for (const shown of [listChats, readChat, listInquiries, readShell]) void refresh(shown)
      onClose()
      toast('success', t(inquiry ? 'chat.becameInquiry' : 'chat.closed'))
      if (inquiry) void navigate({ to: '/qna', search: { id: inquiry } })
    },
  })
}
