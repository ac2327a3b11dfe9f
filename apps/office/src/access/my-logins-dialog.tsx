import { useEndpoint } from '@camellia/client/hooks'
import { type MyLogin, myLogins } from '@camellia/contract/device'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { DialogActions, OfficeDialog } from '@camellia/ui/office-dialog'
import { OfficeTable } from '@camellia/ui/office-table'
import { useState } from 'react'
import { useFormats } from '../site/formats'
import styles from './access.module.css'
import { DeviceOf } from './device-of'
import { OutcomeTag } from './logins-columns'

/** The brief's dialog Login History: every try with one's own id. */
export function MyLoginsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const [before, setBefore] = useState<string>()
  const { data } = useEndpoint(myLogins, { size: 10, ...(before && { before }) })
  const last = data?.hasMore ? data.items.at(-1)?.id : undefined
  return (
    <OfficeDialog title={t('devices.history')} width={680} onClose={onClose}>
      <div className={styles.history}>
        <OfficeTable<MyLogin>
          caption={t('devices.history')}
          rows={data?.items ?? []}
          rowKey={({ id }) => id}
          loading={!data}
          minWidth={560}
          columns={[
            {
              key: 'at',
              header: t('logins.at'),
              width: '104px',
              cell: ({ at }) => <bdi className="n t2">{moment(at)}</bdi>,
            },
            {
              key: 'outcome',
              header: t('logins.outcome'),
              width: '132px',
              cell: ({ outcome }) => <OutcomeTag outcome={outcome} />,
            },
            {
              key: 'address',
              header: t('logins.address'),
              width: '150px',
              cell: ({ address }) => (
                <bdi dir="ltr" className="mono t2 ell">
                  {address ?? '—'}
                </bdi>
              ),
            },
            {
              key: 'device',
              header: t('logins.device'),
              cell: ({ device }) => <DeviceOf device={device} />,
            },
          ]}
        />
      </div>
      <DialogActions>
        <OfficeButton disabled={!before} onClick={() => setBefore(undefined)}>
          {t('log.newest')}
        </OfficeButton>
        <OfficeButton disabled={!last} onClick={() => setBefore(last)}>
          {t('log.older')}
        </OfficeButton>
      </DialogActions>
    </OfficeDialog>
  )
}
