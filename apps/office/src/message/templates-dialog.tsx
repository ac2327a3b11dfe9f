import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { randomUuid } from '@camellia/client/random-hex'
import {
  listTemplates,
  type MessageTemplate,
  removeTemplate,
  saveTemplate,
} from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { ConfirmDialog, DialogText, OfficeDialog } from '@camellia/ui/office-dialog'
import { OfficeField } from '@camellia/ui/office-field'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { Skeleton } from '@camellia/ui/skeleton'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { FormDialog } from '../site/form-dialog'
import styles from './message.module.css'
import { draftWords, sentWords } from './message.rules'
import { WordsFields } from './words-fields'

/** The broadcasts that are kept: written anew, rewritten, forgotten. */
export function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const { data, error, refetch } = useEndpoint(listTemplates, {})
  const [editing, setEditing] = useState<MessageTemplate>()
  const [removing, setRemoving] = useState<MessageTemplate>()
  const fresh = () => ({ id: randomUuid(), name: '', title: '', content: '', translations: {} })
  if (editing) return <EditTemplate template={editing} onClose={() => setEditing(undefined)} />
  if (removing) return <RemoveTemplate template={removing} onClose={() => setRemoving(undefined)} />
  return (
    <OfficeDialog title={t('broadcast.templates')} width={560} onClose={onClose}>
      <DialogText>
        {error && !data && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={120} />}
        {data?.length === 0 && <OfficeEmpty icon="document" title={t('broadcast.noTemplates')} />}
        <ul className={styles.templates}>
          {data?.map((template) => (
            <li key={template.id}>
              <span className="fill">
                <b className="med">{template.name}</b>
                <span className="t3 f12 ell" dir="auto">
                  {template.title}
                </span>
              </span>
              <OfficeIconButton
                icon="edit"
                label={t('broadcast.editTemplate', { name: template.name })}
                onClick={() => setEditing(template)}
              />
              <OfficeIconButton
                icon="trash"
                label={t('broadcast.removeTemplate', { name: template.name })}
                onClick={() => setRemoving(template)}
              />
            </li>
          ))}
        </ul>
        <span>
          <OfficeButton onClick={() => setEditing(fresh())}>
            <OfficeIcon name="plus" size={14} />
            {t('broadcast.newTemplate')}
          </OfficeButton>
        </span>
      </DialogText>
    </OfficeDialog>
  )
}

interface OneProps {
  readonly template: MessageTemplate
  readonly onClose: () => void
}

function EditTemplate({ template, onClose }: OneProps) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const [name, setName] = useState(template.name)
  const [words, setWords] = useState(draftWords(template))
  const { run, busy, refusal } = useAction(saveTemplate, {
    onDone: () => {
      toast('success', t('broadcast.kept'))
      void refresh(listTemplates)
      onClose()
    },
  })
  const sent = sentWords(words)
  return (
    <FormDialog
      title={t(template.name === '' ? 'broadcast.newTemplate' : 'broadcast.template')}
      action={t('talk.save')}
      width={560}
      busy={busy}
      ready={sent !== undefined && name.trim() !== ''}
      refusal={refusal}
      explain={{ LIMIT_REACHED: t('talk.tooMany') }}
      onSubmit={() => sent && run({ id: template.id, name: name.trim(), ...sent })}
      onClose={onClose}
    >
      <OfficeField
        label={t('broadcast.templateName')}
        maxLength={60}
        value={name}
        onChange={setName}
      />
      <WordsFields words={words} onChange={setWords} />
    </FormDialog>
  )
}

function RemoveTemplate({ template, onClose }: OneProps) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const { run, busy } = useAction(removeTemplate, {
    onDone: () => {
      void refresh(listTemplates)
      onClose()
    },
    onRefused: ({ code }) => toast('warning', t(`code.${code}`)),
  })
  return (
    <ConfirmDialog
      title={t('broadcast.removeTemplate', { name: template.name })}
      action={t('talk.remove')}
      cancel={t('word.cancel')}
      look="badSolid"
      busy={busy}
      onConfirm={() => run({ id: template.id })}
      onClose={onClose}
    >
      <p>{t('broadcast.removeTemplateText')}</p>
    </ConfirmDialog>
  )
}
