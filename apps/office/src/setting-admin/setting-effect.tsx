import type { Setting, SettingValue } from '@camellia/contract/setting-admin'
import { useTexts } from '@camellia/i18n/texts'
import { Facts, PanelSection } from '@camellia/ui/office-panel'
import { settingValueIn } from '../site/setting-words'
import type { Draft } from './use-draft'

/** What would change, before it does: counted where it can be, else from what to what. */
export function SettingEffect({
  setting,
  value,
  preview,
}: {
  readonly setting: Setting
  readonly value: SettingValue
  readonly preview: Draft['preview']
}) {
  const texts = useTexts()
  const { t, number } = texts
  if (preview?.fault) return null
  const arrow = (from: string, to: string) => <bdi>{t('setting.fromTo', { from, to })}</bdi>
  const said = (of: SettingValue) => settingValueIn(texts, setting.key, of)
  const effects = preview?.effects ?? []
  return (
    <PanelSection title={t('setting.if')}>
      <Facts
        items={[
          { label: t('setting.column.value'), value: arrow(said(setting.value), said(value)) },
          ...effects.map(({ effect, before, after }) => ({
            label: t(`setting.effect.${effect}`),
            value: arrow(number(before), number(after)),
          })),
          {
            label: t('setting.applies'),
            value: t(preview?.needsTwo ? 'setting.afterTwo' : 'setting.atOnce'),
          },
        ]}
      />
    </PanelSection>
  )
}
