import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { changeMaintenance, readMaintenance } from '@camellia/contract/system'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Tag } from '@camellia/ui/office-tag'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { useFresh } from '../site/live'
import { MaintenanceDialog } from './maintenance-dialog'
import styles from './system.module.css'

/** Whether players can come in. The office stays open either way. */
export function MaintenanceBar() {
  const { t } = useTexts()
  const fresh = useFresh()
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const state = useEndpoint(readMaintenance, {}).data
  const { run, busy } = useAction(changeMaintenance, {
    onDone: () => {
      setAsking(false)
      void refresh(readMaintenance)
      toast('success', t('maintenance.changed'))
    },
    onRefused: ({ code }) => toast('warning', t(`code.${code}`)),
  })
  if (!state) return null
  return (
    <section className={styles.bar} aria-label={t('maintenance.title')}>
      <OfficeIcon name="wrench" className="t3" />
      <b className="semi">{t('maintenance.title')}</b>
      <Tag tone={state.on ? 'warn' : 'ok'}>
        {t(state.on ? 'maintenance.on' : 'maintenance.off')}
      </Tag>
      <span className={styles.says}>{state.on ? state.message : t('maintenance.lead')}</span>
      <OfficeButton
        look={state.on ? 'ink' : 'bad'}
        disabled={!fresh}
        onClick={() => setAsking(true)}
      >
        {t(state.on ? 'maintenance.open' : 'maintenance.close')}
      </OfficeButton>
      {asking && (
        <MaintenanceDialog
          on={state.on}
          message={state.message}
          busy={busy}
          onConfirm={(message) => run({ on: !state.on, message })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
