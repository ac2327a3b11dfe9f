import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import {
  listTags,
  type MemberTag,
  removeTag,
  saveTag,
  TAG_COLOURS,
  TAGS_OF_MEMBER_MAX,
  tagMembers,
} from '@camellia/contract/member-tag'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { OfficeField, OfficeSelect } from '@camellia/ui/office-field'
import { useState } from 'react'
import { FormDialog } from '../site/form-dialog'
import { useEdit } from './edit-dialog'
import styles from './tag.module.css'
import { changeFor, standing } from './tag.rules'
import { TagChip } from './tag-list'

export interface Tagged {
  readonly id: MemberId
  readonly name: string
  readonly tags: readonly MemberTag[]
}

/** The tags of one person or of many at once; new ones are made here too. */
export function TagDialog({
  members,
  onClose,
}: {
  readonly members: readonly Tagged[]
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const tags = useEndpoint(listTags, {}).data ?? []
  const [touched, setTouched] = useState<ReadonlyMap<number, boolean>>(new Map())
  const { run, busy, refusal } = useEdit(tagMembers, { done: t('tag.saved'), onDone: onClose })
  const change = changeFor(members, touched)
  const [first] = members
  const name =
    members.length === 1 && first ? first.name : t('edit.several', { count: members.length })
  return (
    <FormDialog
      title={t('tag.title', { name })}
      action={t('edit.save')}
      busy={busy}
      ready={change.put.length + change.take.length > 0}
      refusal={refusal}
      explain={{ LIMIT_REACHED: t('tag.note', { most: TAGS_OF_MEMBER_MAX }) }}
      onSubmit={() => run({ ids: members.map(({ id }) => id), ...change })}
      onClose={onClose}
    >
      <p className="t3">{t('tag.note', { most: TAGS_OF_MEMBER_MAX })}</p>
      {tags.length === 0 && <p>{t('tag.none')}</p>}
      <div className={styles.choices}>
        {tags.map((tag) => (
          <Choice
            key={tag.id}
            tag={tag}
            on={touched.get(tag.id) ?? standing(members, tag.id)}
            onChange={(on) => setTouched(new Map([...touched, [tag.id, on]]))}
          />
        ))}
      </div>
      <NewTag onMade={({ id }) => setTouched(new Map([...touched, [id, true]]))} />
    </FormDialog>
  )
}

function Choice({
  tag,
  on,
  onChange,
}: {
  readonly tag: MemberTag
  readonly on: boolean | 'some'
  readonly onChange: (on: boolean) => void
}) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const { run, busy } = useEdit(removeTag, {
    done: t('tag.saved'),
    onDone: () => refresh(listTags),
  })
  return (
    <div className={styles.choice}>
      <label>
        <input
          type="checkbox"
          checked={on === true}
          ref={(box) => {
            if (box) box.indeterminate = on === 'some'
          }}
          onChange={(event) => onChange(event.target.checked)}
        />
        <TagChip tag={tag} />
      </label>
      {asking && <span className="f12">{t('tag.removeText')}</span>}
      {asking && (
        <OfficeButton size="sm" look="bad" busy={busy} onClick={() => run({ id: tag.id })}>
          {t('edit.doDELETED')}
        </OfficeButton>
      )}
      <OfficeIconButton
        icon={asking ? 'close' : 'trash'}
        label={asking ? t('word.cancel') : t('tag.remove', { name: tag.name })}
        onClick={() => setAsking(!asking)}
      />
    </div>
  )
}

function NewTag({ onMade }: { readonly onMade: (tag: MemberTag) => void }) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const [name, setName] = useState('')
  const [colour, setColour] = useState<MemberTag['colour']>('GREY')
  const { run, busy, refusal } = useAction(saveTag, {
    onDone: (tag) => {
      setName('')
      void refresh(listTags)
      onMade(tag)
    },
  })
  return (
    <div className={styles.make}>
      <OfficeField
        label={t('tag.new')}
        value={name}
        maxLength={20}
        error={refusal ? t(`code.${refusal.code}`) : undefined}
        onChange={setName}
      />
      <OfficeSelect
        label={t('tag.colour')}
        value={colour}
        options={TAG_COLOURS.map((value) => ({ value, label: t(`tag.colour.${value}`) }))}
        onChange={(value) => setColour(TAG_COLOURS.find((one) => one === value) ?? 'GREY')}
      />
      <OfficeButton
        busy={busy}
        disabled={name.trim() === ''}
        onClick={() => run({ name: name.trim(), colour })}
      >
        {t('tag.add')}
      </OfficeButton>
    </div>
  )
}
