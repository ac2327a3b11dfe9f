import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { abilityOf } from '@camellia/contract/abilities'
import { listMembers, type MemberRow } from '@camellia/contract/member-list'
import { useTexts } from '@camellia/i18n/texts'
import { can } from '@camellia/kernel/ability'
import { Avatar } from '@camellia/ui/office-avatar'
import type { ReactNode } from 'react'
import styles from './people-picks.module.css'

/** Who was here last, to begin with someone where a screen is about one person. */
export function PeoplePicks({
  kinds,
  onPick,
  fact,
}: {
  readonly kinds: MemberRow['kind'][]
  readonly onPick: (id: number) => void
  /** What the screen is about: a line under the name. */
  readonly fact: (person: MemberRow) => ReactNode
}) {
  const { t } = useTexts()
  const { permissions } = useSession('permissions')
  const { data } = useEndpoint(
    listMembers,
    { kinds, below: 'ALL', sort: 'lastSeenAt', direction: 'DESC', page: 1, size: 10 },
    { enabled: can(permissions, abilityOf('Member.update')) },
  )
  if (!data || data.items.length === 0) return null
  return (
    <section className={styles.picks} aria-label={t('people.lastSeen')}>
      <h3>{t('people.lastSeen')}</h3>
      <div>
        {data.items.map((person) => (
          <button key={person.id} type="button" onClick={() => onPick(person.id)}>
            <Avatar name={person.name} />
            <span>
              <b>
                <bdi>{person.name}</bdi>
              </b>
              <bdi className="t3">{person.code}</bdi>
            </span>
            <small>{fact(person)}</small>
          </button>
        ))}
      </div>
    </section>
  )
}
