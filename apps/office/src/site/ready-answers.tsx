import { call } from '@camellia/client/call'
import type { InquiryCategory } from '@camellia/contract/inquiry'
import { fillMacro, type Macro } from '@camellia/contract/inquiry-queue'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { Refusal } from '@camellia/kernel/refusal'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import { OfficePopover } from '@camellia/ui/office-popover'
import { OfficeSearch } from '@camellia/ui/office-search'
import { Tag } from '@camellia/ui/office-tag'
import { toast } from '@camellia/ui/toast'
import { type KeyboardEvent, useState } from 'react'
import styles from './composer.module.css'
import { matching, useReadyAnswers } from './use-ready-answers'
import { wordsIn } from './words.rules'

/** Ready-made answers: type, arrow down, Enter, and it stands in the box, filled in. */
export function ReadyAnswers({
  open,
  onChange,
  member,
  category,
  onText,
}: {
  readonly open: boolean
  readonly onChange: (open: boolean) => void
  readonly member: MemberId
  readonly category?: InquiryCategory
  readonly onText: (text: string) => void
}) {
  const { t } = useTexts()
  const pick = async ({ id }: Macro) => {
    onChange(false)
    try {
      onText((await call(fillMacro, { macro: id, member })).content)
    } catch (error) {
      const code = error instanceof Refusal ? error.code : 'INTERNAL_ERROR'
      toast('warning', t(`code.${code}`))
    }
  }
  return (
    <OfficePopover
      open={open}
      onChange={onChange}
      label={t('macro.pick')}
      width={380}
      target={
        <OfficeButton size="sm" look="ghost" onClick={() => onChange(!open)}>
          <OfficeIcon name="zap" size={14} />
          {t('macro.pick')} <Kbd>/</Kbd>
        </OfficeButton>
      }
    >
      {open && <Choice category={category} onPick={(macro) => void pick(macro)} />}
    </OfficePopover>
  )
}

function Choice({
  category,
  onPick,
}: {
  readonly category: InquiryCategory | undefined
  readonly onPick: (macro: Macro) => void
}) {
  const { t, language } = useTexts()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const found = matching(useReadyAnswers(category), text, language)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[at]
    if (step) setAt(Math.max(0, Math.min(found.length - 1, at + step)))
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) chosen && onPick(chosen)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className={styles.find}>
        <OfficeSearch
          role="combobox"
          aria-expanded
          aria-controls="ready-answers"
          aria-activedescendant={found[at] && `ready-${found[at].id}`}
          data-autofocus=""
          label={t('macro.find')}
          value={text}
          onText={(typed) => {
            setText(typed)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id="ready-answers" role="listbox" aria-label={t('macro.pick')} className={styles.ready}>
        {found.map((macro, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box that owns the list has the keys.
          <div
            key={macro.id}
            id={`ready-${macro.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(macro)}
          >
            <span className="row">
              <b className="med ell fill">{macro.name}</b>
              {macro.category && <Tag>{t(`inquiry.category.${macro.category}`)}</Tag>}
            </span>
            <span className="t3 f12 ell" dir="auto">
              {wordsIn(macro.contents, language)}
            </span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles.noneReady}>{t('macro.noneFound')}</p>}
    </>
  )
}
