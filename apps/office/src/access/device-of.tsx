import type { DeviceName } from '@camellia/contract/login'
import { useTexts } from '@camellia/i18n/texts'

/** What a person calls the thing they hold. */
export function DeviceOf({ device: { browser, system } }: { readonly device: DeviceName }) {
  const { t } = useTexts()
  const known = [browser, system].filter(Boolean).join(' · ')
  return known ? <bdi>{known}</bdi> : <span className="t3">{t('logins.unknownDevice')}</span>
}
