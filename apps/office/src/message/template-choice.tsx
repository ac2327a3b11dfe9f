import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { randomUuid } from '@camellia/client/random-hex'
import { listTemplates, type MessageTemplate, saveTemplate } from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeField, OfficeSelect } from '@camellia/ui/office-field'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { textRefusal } from '../site/text-refusal'
import styles from './message.module.css'
import { type DraftWords, sentWords } from './message.rules'

/** Begin with a broadcast that was kept. */
export function TemplateChoice({ onUse }: { readonly onUse: (template: MessageTemplate) => void }) {
  const { t } = useTexts()
  const templates = useEndpoint(listTemplates, {}).data ?? []
  if (templates.length === 0) return null
  return (
    <OfficeSelect
      label={t('broadcast.template')}
      placeholder={t('broadcast.noTemplate')}
      value=""
      options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(chosen) => {
        const template = templates.find(({ id }) => id === chosen)
        if (template) onUse(template)
      }}
    />
  )
}

/** Keep what is written for another time. */
export function KeepTemplate({ words }: { readonly words: DraftWords }) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const [name, setName] = useState<string>()
  const { run, busy } = useAction(saveTemplate, {
    onDone: () => {
      toast('success', t('broadcast.kept'))
      setName(undefined)
      void refresh(listTemplates)
    },
    onRefused: (refusal) =>
      toast('warning', t(refusal.code === 'LIMIT_REACHED' ? 'talk.tooMany' : textRefusal(refusal))),
  })
  const written = sentWords(words)
  if (name === undefined) {
    return (
      <span>
        <OfficeButton
          size="sm"
          look="ghost"
          disabled={!written}
          onClick={() => setName(written?.title)}
        >
          <OfficeIcon name="document" size={14} />
          {t('broadcast.keep')}
        </OfficeButton>
      </span>
    )
  }
  const keep = () =>
    written && run({ id: randomUuid(), name: name.trim().slice(0, 60), ...written })
  return (
    <div className={styles.keep}>
      <OfficeField
        label={t('broadcast.templateName')}
        maxLength={60}
        value={name}
        onChange={setName}
      />
      <OfficeButton busy={busy} disabled={!written || name.trim() === ''} onClick={keep}>
        {t('talk.save')}
      </OfficeButton>
    </div>
  )
}
