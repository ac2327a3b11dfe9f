import { useEndpoint } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { type AdminSettingKey, listSettingChanges } from '@camellia/contract/setting-admin'
import { useTexts } from '@camellia/i18n/texts'
import { DialogText, OfficeDialog } from '@camellia/ui/office-dialog'
import { PanelSection } from '@camellia/ui/office-panel'
import { Tag } from '@camellia/ui/office-tag'
import { useFormats } from '../site/formats'
import { settingValueIn } from '../site/setting-words'
import styles from './settings.module.css'

type Change = OutputOf<typeof listSettingChanges>[number]

/** Who changed one setting, from what to what, newest first. */
export function SettingHistory({ settingKey }: { readonly settingKey: AdminSettingKey }) {
  const { t } = useTexts()
  const { data } = useEndpoint(listSettingChanges, { key: settingKey })
  return (
    <PanelSection title={t('setting.history')}>
      {data?.length === 0 && <p className="t3">{t('setting.noHistory')}</p>}
      <Changes changes={data ?? []} />
    </PanelSection>
  )
}

/** The same of all settings together. */
export function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const { data } = useEndpoint(listSettingChanges, {})
  return (
    <OfficeDialog title={t('setting.historyAll')} width={560} onClose={onClose}>
      <DialogText>
        {data?.length === 0 && <p className="t3">{t('setting.noHistory')}</p>}
        <Changes changes={data ?? []} named />
      </DialogText>
    </OfficeDialog>
  )
}

function Changes({
  changes,
  named = false,
}: {
  readonly changes: readonly Change[]
  readonly named?: boolean
}) {
  const texts = useTexts()
  const { t } = texts
  const { moment } = useFormats()
  return (
    <ol className={styles.changes}>
      {changes.map(({ id, key, before, after, state, madeBy, madeAt, decidedBy }) => (
        <li key={id}>
          <bdi className="n t3">{moment(madeAt)}</bdi>
          <span>
            {named && <b className="med">{t(`setting.name.${key}`)} </b>}
            <bdi>
              {t('setting.fromTo', {
                from: settingValueIn(texts, key, before),
                to: settingValueIn(texts, key, after),
              })}
            </bdi>{' '}
            <span className="t3">
              {[madeBy?.name, decidedBy?.name].filter(Boolean).join(' · ')}
            </span>{' '}
            {state !== 'SAVED' && (
              <Tag tone={state === 'WAITING' ? 'warn' : 'plain'}>{t(`setting.state.${state}`)}</Tag>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
