import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Tag } from '@camellia/ui/office-tag'
import { useState } from 'react'
import styles from './reorganize.module.css'
import type { Impact } from './reorganize.rules'
import { SavePanel } from './save-panel'
import type { Reorganizing } from './use-reorganizing'

/** What will be otherwise, before it is: which roles go where, and who comes along. */
export function ReorganizePanel({
  work,
  busy,
  enabled,
  onSave,
  onClose,
}: {
  readonly work: Reorganizing
  readonly busy: boolean
  readonly enabled: boolean
  readonly onSave: (reason: string) => void
  readonly onClose: () => void
}) {
  const { t, number } = useTexts()
  const [reason, setReason] = useState('')
  return (
    <SavePanel
      tags={<Tag tone="accent">{number(work.impact.length)}</Tag>}
      note={t('role.moveNote')}
      reason={reason}
      optional
      onReason={setReason}
      action={t('difference.save', { count: work.impact.length })}
      busy={busy}
      enabled={enabled}
      onClear={work.clear}
      onSave={() => onSave(reason)}
      onClose={onClose}
    >
      <ul className={styles.impacts}>
        {work.impact.map((impact) => (
          <ImpactItem key={impact.role.id} impact={impact} />
        ))}
      </ul>
    </SavePanel>
  )
}

function ImpactItem({ impact }: { readonly impact: Impact }) {
  const { t } = useTexts()
  const { role, from, to, roles, people } = impact
  return (
    <li className={styles.impact}>
      <b className="semi">{role.name}</b>
      {from && to ? (
        <span className={styles.way}>
          <span className="t3">{from.name}</span>
          <OfficeIcon name="next" size={12} />
          <span className="med">{to.name}</span>
        </span>
      ) : (
        <span className="t3">{t('reorganize.order')}</span>
      )}
      {from && (
        <span className="f12 t2">
          {t('role.comeAlong', { count: roles })} {t('role.peopleAlong', { count: people })}
        </span>
      )}
    </li>
  )
}
