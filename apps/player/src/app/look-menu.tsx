import { useTexts } from '@camellia/i18n/texts'
import { IconButton } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { LookPanel } from '@camellia/ui/look-panel'
import { Popover } from '@camellia/ui/popover'
import { usePreferences, useScheme } from '@camellia/ui/preferences'

export function LookMenu() {
  const { t } = useTexts()
  const [preferences] = usePreferences()
  const scheme = useScheme(preferences)
  return (
    <Popover
      target={
        <IconButton label={t('look.title')}>
          <Icon name={scheme === 'dark' ? 'moon' : 'sun'} />
        </IconButton>
      }
    >
      <LookPanel />
    </Popover>
  )
}
