import { useAction, useRefresh } from '@camellia/client/hooks'
import {
  decideSetting,
  listSettingChanges,
  listSettings,
  type Setting,
  type SettingChange,
} from '@camellia/contract/setting-admin'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { PanelSection } from '@camellia/ui/office-panel'
import { toast } from '@camellia/ui/toast'
import { useFresh } from '../site/live'
import { settingValueIn } from '../site/setting-words'
import { useApprovalRefusal } from '../site/use-approval-refusal'

/** A change that waits: another agrees or refuses, whoever asked takes it back. */
export function SettingWaiting({
  setting,
  change,
}: {
  readonly setting: Setting
  readonly change: SettingChange
}) {
  const texts = useTexts()
  const { t } = texts
  const fresh = useFresh()
  const refresh = useRefresh()
  const explain = useApprovalRefusal()
  const again = () => {
    void refresh(listSettings)
    void refresh(listSettingChanges)
  }
  const { run, busy } = useAction(decideSetting, {
    onDone: () => {
      again()
      toast('success', t('setting.decided'))
    },
    onRefused: (refusal) => {
      again()
      toast('warning', explain(refusal, t('setting.own')))
    },
  })
  const decide = (verdict: 'APPROVE' | 'REFUSE') => run({ id: change.id, verdict })
  const to = settingValueIn(texts, setting.key, change.after)
  return (
    <PanelSection title={t('setting.waiting')}>
      <p>{t('setting.waitingBy', { name: change.madeBy?.name ?? '—', to })}</p>
      {change.mine && <p className="t3">{t('setting.own')}</p>}
      <span className="row">
        {!change.mine && (
          <OfficeButton look="ok" busy={busy} disabled={!fresh} onClick={() => decide('APPROVE')}>
            {t('setting.approve')}
          </OfficeButton>
        )}
        <OfficeButton busy={busy} disabled={!fresh} onClick={() => decide('REFUSE')}>
          {t(change.mine ? 'setting.takeBack' : 'setting.refuse')}
        </OfficeButton>
      </span>
    </PanelSection>
  )
}
