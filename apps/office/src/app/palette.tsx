import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeDialog } from '@camellia/ui/office-dialog'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd, Keys } from '@camellia/ui/office-kbd'
import { type KeyboardEvent, useState } from 'react'
import { useShowMember } from '../site/found-member'
import { MemberOption } from '../site/member-option'
import option from '../site/option.module.css'
import { useMemberSearch } from '../site/use-member-search'
import { useAnswered } from '../site/use-picker'
import { closeOverlay } from './overlay'
import styles from './palette.module.css'
import { type Command, commandsLike, deedNamed } from './palette.rules'
import { useCommands, useDeeds } from './use-commands'

/** Every screen, every action, every member, from one box. */
export function Palette() {
  const { t } = useTexts()
  const work = usePalette()
  const { text, type, named, found, asked, searching, commands, size, chosen, run } = work
  return (
    <OfficeDialog title={t('keys.palette')} silent width={680} onClose={closeOverlay}>
      <PaletteBox
        text={text}
        active={size > 0 ? optionId(found, commands, chosen) : undefined}
        onKeyDown={work.onKeyDown}
        onChange={type}
      />
      <div id="palette-list" role="listbox" aria-label={t('keys.palette')} className={styles.list}>
        {found.length > 0 && (
          <p className={styles.cap}>{named ? named.deed.label : t('palette.members')}</p>
        )}
        {found.map((member, index) => (
          <MemberOption
            key={member.id}
            id={`found-${member.id}`}
            member={member}
            asked={asked}
            selected={index === chosen}
            onChoose={() => run(index)}
          />
        ))}
        <Commands
          commands={commands}
          chosen={chosen - found.length}
          onRun={(i) => run(i + found.length)}
        />
        {size === 0 && <p className={styles.none}>{t(noneText(named?.who, searching))}</p>}
      </div>
      <PaletteFoot />
    </OfficeDialog>
  )
}

function noneText(who: string | undefined, searching: boolean) {
  if (who === '') return 'palette.whom'
  return searching ? 'word.loading' : 'palette.none'
}

function usePalette() {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const deeds = useDeeds()
  const named = deedNamed(deeds, text)
  const { found, asked, searching } = useMemberSearch(named ? named.who : text)
  const show = useShowMember()
  const all = useCommands()
  const commands = named ? [] : commandsLike([...all, ...deeds], text)
  const size = found.length + commands.length
  const chosen = Math.min(at, Math.max(0, size - 1))
  const type = (typed: string) => {
    setText(typed)
    setAt(0)
    later.cancel()
  }
  const run = (index: number) => {
    const member = found[index]
    const command = commands[index - found.length]
    if (!member && command?.fills) return type(command.fills)
    closeOverlay()
    if (member) show(member, named?.deed.deed)
    else command?.run()
  }
  const later = useAnswered(searching, () => run(0))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && size > 0) setAt((chosen + step + size) % size)
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    else if (searching) later.wait()
    else run(chosen)
    event.preventDefault()
  }
  return { text, type, named, found, asked, searching, commands, size, chosen, run, onKeyDown }
}

function PaletteBox({
  text,
  active,
  onChange,
  onKeyDown,
}: {
  readonly text: string
  readonly active: string | undefined
  readonly onChange: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}) {
  const { t } = useTexts()
  return (
    <div className={styles.box}>
      <OfficeIcon name="search" size={20} className="t3" />
      <input
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={active}
        aria-label={t('palette.placeholder')}
        placeholder={t('palette.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Kbd>esc</Kbd>
    </div>
  )
}

function optionId(
  found: readonly { readonly id: number }[],
  commands: readonly Command[],
  chosen: number,
): string {
  const member = found[chosen]
  return member ? `found-${member.id}` : `command-${commands[chosen - found.length]?.id}`
}

function Commands({
  commands,
  chosen,
  onRun,
}: {
  readonly commands: readonly Command[]
  readonly chosen: number
  readonly onRun: (index: number) => void
}) {
  return commands.map((command, index) => (
    <div key={command.id} role="presentation">
      {command.group !== commands[index - 1]?.group && (
        <p className={styles.cap}>{command.group}</p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys. */}
      <div
        id={`command-${command.id}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === chosen}
        className={option.option}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onRun(index)}
      >
        <OfficeIcon name={command.icon} className="t3" />
        <span className="ell">
          <span className="med">{command.label}</span> <span className="t3">{command.note}</span>
        </span>
        <span className={option.end}>
          {command.checked && <OfficeIcon name="check" size={14} />}
          {command.caps && <Keys caps={command.caps} />}
        </span>
      </div>
    </div>
  ))
}

function PaletteFoot() {
  const { t } = useTexts()
  const { name } = useSession('name')
  return (
    <div className={styles.foot}>
      <span className="row">
        <Keys caps={['↑', '↓']} /> {t('keys.move')}
      </span>
      <span className="row">
        <Keys caps={['↵']} /> {t('keys.open')}
      </span>
      <span className="fill" />
      <span className="ell">{t('palette.scope', { name })}</span>
    </div>
  )
}
