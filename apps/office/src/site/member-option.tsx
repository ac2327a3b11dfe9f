import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import { Tag } from '@camellia/ui/office-tag'
import type { FoundMember } from './found-member'
import { LineOf } from './line-of'
import styles from './option.module.css'

const ICON = { PARTNER: 'partner', USER: 'userCheck', MEMBER: 'user' } as const
const TONE = { NORMAL: 'ok', NEW: 'brand', BLOCKED: 'bad', DELETED: 'plain' } as const

export type ShownMember = FoundMember & { readonly note?: string }

/** One found member: what was typed stands out, the line above says which branch. */
export function MemberOption({
  id,
  member,
  asked,
  selected,
  onChoose,
}: {
  readonly id: string
  readonly member: ShownMember
  readonly asked: string
  readonly selected: boolean
  readonly onChoose: () => void
}) {
  const { t } = useTexts()
  const { name, code, line, status, roleType, note } = member
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box that owns the list has the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <OfficeIcon name={ICON[roleType]} className="t3" />
      <span className="ell">
        <Marked text={name} part={asked} />{' '}
        <span className="t3">
          <Marked text={code} part={asked} />
        </span>{' '}
        {note && <span className="t3 f12">{note} </span>}
        <LineOf line={line} className="f12" />
      </span>
      <span className={styles.end}>
        {status !== 'NORMAL' && <Tag tone={TONE[status]}>{t(`memberStatus.${status}`)}</Tag>}
        {selected && <Kbd>↵</Kbd>}
      </span>
    </div>
  )
}

function Marked({ text, part }: { readonly text: string; readonly part: string }) {
  const begins = part !== '' && text.toLowerCase().startsWith(part.toLowerCase())
  if (!begins) return <span className="med">{text}</span>
  return (
    <span className="med">
      <mark className={styles.mark}>{text.slice(0, part.length)}</mark>
      {text.slice(part.length)}
    </span>
  )
}
