import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import type { LanguageCode } from '@camellia/contract/fields'
import { GAME_TYPES, listGames } from '@camellia/contract/game'
import {
  CLOSURE_SCOPES,
  type ClosureScope,
  listClosures,
  saveClosure,
} from '@camellia/contract/system'
import { LANGUAGES } from '@camellia/i18n/languages'
import { useTexts } from '@camellia/i18n/texts'
import { FieldGrid, OfficeField, OfficeSelect, OfficeTextArea } from '@camellia/ui/office-field'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { FormDialog } from '../site/form-dialog'
import { LanguageTabs } from '../site/language-tabs'
import { gameTypeIn, seoulMoment } from './closure.rules'

const MESSAGE_MAX = 500

/** Closing asks what, from when until when, and for the words that players will read. */
export function ClosureDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, language } = useTexts()
  const refresh = useRefresh()
  const [scope, setScope] = useState<ClosureScope>('SITE')
  const [target, setTarget] = useState('')
  const [times, setTimes] = useState({ from: '', until: '' })
  const [messages, setMessages] = useState<Partial<Record<LanguageCode, string>>>(() => ({
    [language]: t('maintenance.usual'),
  }))
  const { run, busy, refusal } = useAction(saveClosure, {
    onDone: () => {
      void refresh(listClosures)
      toast('success', t('closure.saved'))
      onClose()
    },
  })
  const written = Object.fromEntries(Object.entries(messages).filter(([, text]) => text.trim()))
  const ready = Object.keys(written).length > 0 && (scope === 'SITE' || target !== '')
  const send = () =>
    run({
      ...{ scope, target: scope === 'SITE' ? '' : target, messages: written },
      ...{ startsAt: seoulMoment(times.from), endsAt: seoulMoment(times.until) },
    })
  return (
    <FormDialog
      title={t('closure.title')}
      action={t('closure.new')}
      look="badSolid"
      width={560}
      {...{ busy, ready, refusal, onClose }}
      explain={{ INVALID_PARAMETER: t('closure.wrongTime') }}
      onSubmit={send}
    >
      <p className="t2">{t('closure.lead')}</p>
      <FieldGrid>
        <OfficeSelect
          label={t('closure.scope')}
          value={scope}
          onChange={(chosen) => {
            setScope(CLOSURE_SCOPES.find((one) => one === chosen) ?? 'SITE')
            setTarget('')
          }}
          options={CLOSURE_SCOPES.map((value) => ({ value, label: t(`closure.scope.${value}`) }))}
        />
        {scope !== 'SITE' && <Target scope={scope} value={target} onChange={setTarget} />}
      </FieldGrid>
      <Times value={times} onChange={setTimes} />
      <Messages value={messages} onChange={setMessages} />
    </FormDialog>
  )
}

function Target({
  scope,
  value,
  onChange,
}: {
  readonly scope: ClosureScope
  readonly value: string
  readonly onChange: (target: string) => void
}) {
  const { t, language } = useTexts()
  const games = useEndpoint(listGames, {}).data ?? []
  const types = GAME_TYPES.filter((type) => games.some((game) => game.type === type))
  const options = {
    SITE: [],
    TYPE: types.map((type) => ({ value: type, label: gameTypeIn(t, type) })),
    VENDOR: [...new Set(games.map(({ vendor }) => vendor))].map((one) => ({
      value: one,
      label: one,
    })),
    GAME: games.map(({ code, names }) => ({
      value: code,
      label: names[language] ?? names.en ?? code,
    })),
  }[scope]
  return (
    <OfficeSelect label={t('closure.target')} placeholder="—" {...{ value, onChange, options }} />
  )
}

interface Span {
  readonly from: string
  readonly until: string
}

function Times({
  value,
  onChange,
}: {
  readonly value: Span
  readonly onChange: (times: Span) => void
}) {
  const { t } = useTexts()
  return (
    <FieldGrid>
      <OfficeField
        type="datetime-local"
        label={t('closure.from')}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <OfficeField
        type="datetime-local"
        label={t('closure.until')}
        value={value.until}
        onChange={(until) => onChange({ ...value, until })}
      />
    </FieldGrid>
  )
}

function Messages({
  value,
  onChange,
}: {
  readonly value: Partial<Record<LanguageCode, string>>
  readonly onChange: (messages: Partial<Record<LanguageCode, string>>) => void
}) {
  const { t, language: own } = useTexts()
  const [language, setLanguage] = useState<LanguageCode>(own)
  return (
    <>
      <LanguageTabs
        value={language}
        written={LANGUAGES.filter((one) => value[one]?.trim())}
        onChange={setLanguage}
      />
      <OfficeTextArea
        label={t('maintenance.message')}
        rows={3}
        dir="auto"
        maxLength={MESSAGE_MAX}
        value={value[language] ?? ''}
        onChange={(text) => onChange({ ...value, [language]: text })}
      />
    </>
  )
}
