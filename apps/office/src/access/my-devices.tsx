import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { endOtherSessions, endSession, myDevices } from '@camellia/contract/device'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Card } from '@camellia/ui/office-card'
import { OfficeFailed } from '@camellia/ui/office-states'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import styles from './access.module.css'
import { DeviceLines, SessionLines } from './device-lines'
import { MyLoginsDialog } from './my-logins-dialog'

/** Where one is logged in, and with what one was before. */
export function MyDevices() {
  const { t } = useTexts()
  const refresh = useRefresh()
  const [history, setHistory] = useState(false)
  const { data, error, refetch } = useEndpoint(myDevices, {})
  const said = {
    onDone: () => {
      toast('success', t('devices.ended'))
      void refresh(myDevices)
    },
  }
  const one = useAction(endSession, said)
  const others = useAction(endOtherSessions, said)
  if (error && !data) return <OfficeFailed code={error.code} onRetry={() => void refetch()} />
  return (
    <div className={styles.stack}>
      <Card
        title={t('devices.sessions')}
        className={styles.card}
        end={
          (data?.sessions.length ?? 0) > 1 && (
            <OfficeButton size="sm" look="bad" busy={others.busy} onClick={() => others.run({})}>
              {t('devices.endOthers')}
            </OfficeButton>
          )
        }
      >
        <SessionLines
          sessions={data?.sessions}
          action={({ id, current }) =>
            !current && (
              <OfficeButton size="sm" onClick={() => one.run({ id })}>
                {t('devices.end')}
              </OfficeButton>
            )
          }
        />
      </Card>
      <Card
        title={t('devices.known')}
        className={styles.card}
        end={
          <OfficeButton size="sm" onClick={() => setHistory(true)}>
            {t('devices.history')}
          </OfficeButton>
        }
      >
        <DeviceLines devices={data?.devices} />
      </Card>
      {history && <MyLoginsDialog onClose={() => setHistory(false)} />}
    </div>
  )
}
