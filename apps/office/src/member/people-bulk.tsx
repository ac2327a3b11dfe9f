import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import { useState } from 'react'
import { ChosenBar } from '../site/chosen-bar'
import { useFresh } from '../site/live'
import { Allow } from '../site/may'
import { LogoutDialog } from './logout-dialog'
import { MessageDialog } from './message-dialog'
import type { Named } from './receivers'
import { TagDialog, type Tagged } from './tag-dialog'
import type { PeopleCursor } from './use-people-cursor'

/** What can be done with all who are chosen. */
export function PeopleBulk({
  people,
  cursor,
}: {
  /** Lists of people without their tags do not change them either. */
  readonly people: readonly (Named & Partial<Pick<Tagged, 'tags'>>)[]
  readonly cursor: PeopleCursor
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const [dialog, setDialog] = useState<'message' | 'tags' | 'logout'>()
  const chosen = people.filter(({ id }) => cursor.chosen.has(id))
  const tagged = chosen.flatMap(({ tags, ...one }) => (tags ? [{ ...one, tags }] : []))
  if (chosen.length === 0) return null
  const close = () => setDialog(undefined)
  return (
    <ChosenBar says={t('people.chosen', { count: chosen.length })}>
      <Allow permission="Message.write">
        <OfficeButton size="sm" disabled={!fresh} onClick={() => setDialog('message')}>
          <OfficeIcon name="message" size={14} />
          {t('message.write')}
        </OfficeButton>
      </Allow>
      {tagged.length > 0 && (
        <OfficeButton size="sm" disabled={!fresh} onClick={() => setDialog('tags')}>
          {t('people.tags')}
        </OfficeButton>
      )}
      <OfficeButton size="sm" look="bad" disabled={!fresh} onClick={() => setDialog('logout')}>
        <OfficeIcon name="logout" size={14} />
        {t('card.logout')}
      </OfficeButton>
      <span className="fill" />
      <OfficeButton size="sm" look="ghost" onClick={cursor.clear}>
        {t('people.unchoose')} <Kbd>esc</Kbd>
      </OfficeButton>
      {dialog === 'message' && <MessageDialog to={chosen} onClose={close} />}
      {dialog === 'tags' && <TagDialog members={tagged} onClose={close} />}
      {dialog === 'logout' && <LogoutDialog who={chosen} onClose={close} />}
    </ChosenBar>
  )
}
