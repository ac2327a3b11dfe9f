import { useEndpoint } from '@camellia/client/hooks'
import { listTrail } from '@camellia/contract/trail'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { TrailLine } from '../site/trail-line'
import { History, usePages } from './history'
import styles from './people.module.css'

/** What staff did to this member. */
export function TrailTab({ id }: { readonly id: MemberId }) {
  const { t } = useTexts()
  const pages = usePages<number>()
  const { before } = pages
  const query = useEndpoint(listTrail, { member: id, size: 20, ...(before && { before }) })
  return (
    <History query={query} pages={pages} cursorOf={({ seq }) => seq} empty={t('panel.noTrail')}>
      {(entry) => (
        <li key={entry.seq} className={styles.deed}>
          <TrailLine entry={entry} />
        </li>
      )}
    </History>
  )
}
