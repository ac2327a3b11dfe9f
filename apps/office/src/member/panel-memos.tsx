import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import {
  addMemo,
  listMemos,
  type Memo,
  readMember,
  removeMemo,
} from '@camellia/contract/member-panel'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import { useFormats } from '../site/formats'
import { History, usePages } from './history'
import styles from './people.module.css'

/** What staff noted; everyone above this member reads it, the member does not. */
export function MemosTab({ id }: { readonly id: MemberId }) {
  const { t } = useTexts()
  const pages = usePages<string>()
  const { before } = pages
  const query = useEndpoint(listMemos, { id, size: 20, ...(before && { before }) })
  const changed = useChanged()
  const { run: remove } = useAction(removeMemo, {
    onDone: changed,
    onRefused: ({ code }) => toast('warning', t(`code.${code}`)),
  })
  return (
    <>
      <NewMemo id={id} onAdded={changed} />
      <History query={query} pages={pages} cursorOf={(memo) => memo.id} empty={t('memo.none')}>
        {(memo) => <MemoLine key={memo.id} memo={memo} onRemove={() => remove({ id: memo.id })} />}
      </History>
    </>
  )
}

function useChanged(): () => void {
  const refresh = useRefresh()
  return () => {
    void refresh(listMemos)
    void refresh(readMember)
  }
}

function NewMemo({ id, onAdded }: { readonly id: MemberId; readonly onAdded: () => void }) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const { run, busy } = useAction(addMemo, {
    onDone: () => {
      setText('')
      onAdded()
    },
    onRefused: ({ code }) => toast('warning', t(`code.${code}`)),
  })
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) run({ id, text: text.trim() })
  }
  return (
    <form className={styles.newMemo} onSubmit={add}>
      <textarea
        aria-label={t('memo.new')}
        placeholder={t('memo.new')}
        rows={3}
        maxLength={1_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <OfficeButton type="submit" look="ink" size="sm" busy={busy} disabled={!text.trim()}>
        {t('memo.add')}
      </OfficeButton>
    </form>
  )
}

function MemoLine({ memo, onRemove }: { readonly memo: Memo; readonly onRemove: () => void }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  return (
    <li className={styles.memo}>
      <p>{memo.text}</p>
      <p className="row f12 t3">
        <span>{memo.author ?? t('trail.above')}</span>
        <bdi className="n">{moment(memo.createdAt)}</bdi>
        <span className="fill" />
        {memo.mine && (
          <OfficeIconButton icon="remove" size={14} label={t('memo.remove')} onClick={onRemove} />
        )}
      </p>
    </li>
  )
}
