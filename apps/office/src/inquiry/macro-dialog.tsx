import { useAction, useRefresh } from '@camellia/client/hooks'
import { randomUuid } from '@camellia/client/random-hex'
import type { LanguageCode } from '@camellia/contract/fields'
import { INQUIRY_CATEGORIES, POST_MAX } from '@camellia/contract/inquiry'
import { listMacros, MACRO_PLACES, type Macro, saveMacro } from '@camellia/contract/inquiry-queue'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { FieldGrid, OfficeField, OfficeSelect, OfficeTextArea } from '@camellia/ui/office-field'
import { toast } from '@camellia/ui/toast'
import { useRef, useState } from 'react'
import { FormDialog } from '../site/form-dialog'
import { LanguageTabs } from '../site/language-tabs'
import { keptWords, type Words, writtenIn } from '../site/words.rules'
import styles from './inquiry.module.css'
import { isMacroReady, withPlace } from './macro.rules'

/** A ready-made answer in each language, with places the product fills in. */
export function MacroDialog({
  macro,
  onClose,
}: {
  readonly macro: Macro | undefined
  readonly onClose: () => void
}) {
  const { t, language: mine } = useTexts()
  const [id] = useState<string>(() => macro?.id ?? randomUuid())
  const [name, setName] = useState(macro?.name ?? '')
  const [category, setCategory] = useState(macro?.category ?? null)
  const [contents, setContents] = useState<Words>(macro?.contents ?? {})
  const [language, setLanguage] = useState<LanguageCode>(mine)
  const { run, busy, refusal } = useSave(onClose)
  return (
    <FormDialog
      title={t(macro ? 'macro.rewrite' : 'macro.new')}
      action={t('talk.save')}
      width={620}
      busy={busy}
      ready={isMacroReady({ name, contents })}
      refusal={refusal}
      explain={{
        LIMIT_REACHED: t('talk.tooMany'),
        INVALID_PARAMETER: t('macro.wrongPlace'),
        CONFLICT: t('macro.fastFixed'),
      }}
      onSubmit={() => run({ id, name: name.trim(), category, contents: keptWords(contents) })}
      onClose={onClose}
    >
      <FieldGrid>
        <OfficeField
          data-autofocus=""
          label={t('macro.name')}
          maxLength={60}
          value={name}
          onChange={setName}
        />
        <OfficeSelect
          label={t('inquiry.category')}
          placeholder={t('macro.forAll')}
          value={category ?? ''}
          options={INQUIRY_CATEGORIES.map((value) => ({
            value,
            label: t(`inquiry.category.${value}`),
          }))}
          onChange={(value) =>
            setCategory(INQUIRY_CATEGORIES.find((known) => known === value) ?? null)
          }
        />
      </FieldGrid>
      <LanguageTabs value={language} written={writtenIn(contents)} onChange={setLanguage} />
      <MacroText
        key={language}
        text={contents[language] ?? ''}
        onText={(text) => setContents({ ...contents, [language]: text })}
      />
    </FormDialog>
  )
}

/** The words, and a button for every place: it is put where the caret stands. */
function MacroText({
  text,
  onText,
}: {
  readonly text: string
  readonly onText: (text: string) => void
}) {
  const { t } = useTexts()
  const area = useRef<HTMLTextAreaElement>(null)
  const put = (place: string) => {
    const box = area.current
    const at = text.length
    const caret = { from: box?.selectionStart ?? at, to: box?.selectionEnd ?? at }
    const next = withPlace(text, caret, place)
    onText(next.text)
    requestAnimationFrame(() => {
      box?.focus()
      box?.setSelectionRange(next.caret, next.caret)
    })
  }
  return (
    <>
      <OfficeTextArea
        ref={area}
        label={t('macro.content')}
        dir="auto"
        rows={7}
        maxLength={POST_MAX / 2}
        value={text}
        onChange={onText}
      />
      <p className={styles.places}>
        <span className="t3 f12">{t('macro.places')}</span>
        {MACRO_PLACES.map((place) => (
          <OfficeButton key={place} size="sm" onClick={() => put(place)}>
            {t(`macro.place.${place}`)}
          </OfficeButton>
        ))}
      </p>
    </>
  )
}

function useSave(onClose: () => void) {
  const { t } = useTexts()
  const refresh = useRefresh()
  return useAction(saveMacro, {
    onDone: () => {
      toast('success', t('macro.saved'))
      void refresh(listMacros)
      onClose()
    },
  })
}
