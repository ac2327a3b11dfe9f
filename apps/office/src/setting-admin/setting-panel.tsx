import { useAction, useRefresh } from '@camellia/client/hooks'
import {
  changeSetting,
  listSettingChanges,
  listSettings,
  type Setting,
  type SettingFault,
} from '@camellia/contract/setting-admin'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { Panel, PanelSection } from '@camellia/ui/office-panel'
import { toast } from '@camellia/ui/toast'
import { useFresh } from '../site/live'
import { settingValueIn } from '../site/setting-words'
import { useApprovalRefusal } from '../site/use-approval-refusal'
import { useLeaveGuard } from '../site/use-leave-guard'
import { SettingEffect } from './setting-effect'
import { SettingField } from './setting-field'
import { SettingHistory } from './setting-history'
import { SettingWaiting } from './setting-waiting'
import styles from './settings.module.css'
import { isDefault } from './settings.rules'
import { type Draft, useDraft } from './use-draft'

/** One setting: what it does, its value, what a change would do, and who changed it before. */
export function SettingPanel({
  setting,
  onClose,
}: {
  readonly setting: Setting
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const draft = useDraft(setting)
  const { guard } = useLeaveGuard(draft.dirty)
  const name = t(`setting.name.${setting.key}`)
  return (
    <Panel
      label={name}
      onClose={onClose}
      head={
        <>
          <b className="semi">{name}</b>
          <span className="fill" />
          <OfficeIconButton icon="close" label={t('word.close')} onClick={onClose} />
        </>
      }
      foot={<Foot setting={setting} draft={draft} />}
    >
      <PanelSection>
        <p className={styles.about}>{t(`setting.about.${setting.key}`)}</p>
        <SettingField setting={setting} {...draft} error={useFault(setting, draft)} />
      </PanelSection>
      {setting.waiting && <SettingWaiting setting={setting} change={setting.waiting} />}
      {draft.dirty && draft.value !== undefined && (
        <SettingEffect setting={setting} value={draft.value} preview={draft.preview} />
      )}
      <SettingHistory settingKey={setting.key} />
      <PanelSection title={t('setting.who')}>
        <p className="t2">{t(setting.guard ? 'setting.whoTwo' : 'setting.whoOne')}</p>
      </PanelSection>
      {guard}
    </Panel>
  )
}

/** What is wrong with what was typed, in words. */
function useFault(setting: Setting, { dirty, value, preview }: Draft): string | undefined {
  const texts = useTexts()
  const { t } = texts
  if (!dirty) return undefined
  if (value === undefined) return t('setting.fault.KIND')
  const fault = preview?.fault
  if (!fault) return undefined
  const { reason, bound }: { reason: SettingFault; bound: number | null } = fault
  const said = bound === null ? '' : settingValueIn(texts, setting.key, bound)
  return t(`setting.fault.${reason}`, { bound: said })
}

function Foot({ setting, draft }: { readonly setting: Setting; readonly draft: Draft }) {
  const { t } = useTexts()
  const fresh = useFresh()
  const refresh = useRefresh()
  const explain = useApprovalRefusal()
  const { run, busy } = useAction(changeSetting, {
    onDone: ({ state }) => {
      void refresh(listSettings)
      void refresh(listSettingChanges)
      draft.forget()
      toast('success', t(state === 'SAVED' ? 'setting.saved' : 'setting.asked'))
    },
    onRefused: (refusal) => {
      void refresh(listSettings)
      const own = refusal.code === 'CONFLICT' ? t('setting.conflict') : undefined
      toast('warning', own ?? explain(refusal, t('setting.own')))
    },
  })
  const { value, preview, dirty } = draft
  const ready = dirty && value !== undefined && preview?.fault === null
  const send = () => value !== undefined && run({ key: setting.key, value, seen: setting.value })
  return (
    <div className={styles.foot}>
      <OfficeButton disabled={isDefault(setting) && !dirty} onClick={draft.reset}>
        {t('setting.reset')}
      </OfficeButton>
      <OfficeButton look="ink" busy={busy} disabled={!fresh || !ready} onClick={send}>
        {t(preview?.needsTwo ? 'setting.ask' : 'setting.save')}
      </OfficeButton>
    </div>
  )
}
