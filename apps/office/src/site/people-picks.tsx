import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { abilityOf } from '@camellia/contract/abilities'
import { listMembers, type MemberRow } from '@camellia/contract/member-list'
import { useTexts } from '@camellia/i18n/texts'
import { can } from '@camellia/kernel/ability'
import { Avatar } from '@camellia/ui/office-avatar'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Skeleton } from '@camellia/ui/skeleton'
import type { ReactNode } from 'react'
import styles from './people-picks.module.css'

const SHOWN = 10
const BONES = Array.from({ length: SHOWN }, (_, at) => at)

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
  const enabled = can(permissions, abilityOf('Member.update'))
  const { data, error, refetch } = useEndpoint(
    listMembers,
    { kinds, below: 'ALL', sort: 'lastSeenAt', direction: 'DESC', page: 1, size: SHOWN },
    { enabled },
  )
  if (!enabled || data?.items.length === 0) return null
  return (
    <section className={styles.picks} aria-label={t('people.lastSeen')} aria-busy={!data && !error}>
      <h3>{t('people.lastSeen')}</h3>
      <div>
        {data?.items.map((person) => (
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
        {!data && !error && <Bones />}
      </div>
      {!data && error && <Failed onRetry={() => void refetch()} />}
    </section>
  )
}

/** As high as the people who come: the words above them, which are centred, stay where they are. */
function Bones() {
  return BONES.map((bone) => <Skeleton key={bone} height={44} />)
}

/** Short, for the screen works without it: anyone can be looked for above. */
function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <p className={styles.failed} role="status">
      {t('table.failed')}
      <OfficeButton size="sm" onClick={onRetry}>
        <OfficeIcon name="retry" size={14} />
        {t('word.retry')}
      </OfficeButton>
    </p>
  )
}
