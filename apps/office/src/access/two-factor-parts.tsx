import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { QrCode } from '@camellia/ui/qr-code'
import { toast } from '@camellia/ui/toast'
import styles from './access.module.css'

export function useCopy(): (text: string) => void {
  const { t } = useTexts()
  return (text) => {
    void navigator.clipboard?.writeText(text).then(() => toast('success', t('word.copied')))
  }
}

/** The secret as a picture for the app, and as letters for where there is no camera. */
export function SecretBox({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const { t } = useTexts()
  const copy = useCopy()
  return (
    <div className={styles.secret}>
      <QrCode text={uri} label={t('twoFactor.scan')} size={148} />
      <div className={styles.secretWords}>
        <p>{t('twoFactor.scan')}</p>
        <bdi dir="ltr" className={styles.letters} data-testid="totp-secret">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </bdi>
        <OfficeButton size="sm" onClick={() => copy(secret)}>
          <OfficeIcon name="copy" size={12} />
          {t('word.copy')}
        </OfficeButton>
      </div>
    </div>
  )
}

/** Shown once: whoever closes this without keeping them draws new ones. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTexts()
  const copy = useCopy()
  return (
    <div className={styles.recovery}>
      <ul dir="ltr">
        {codes.map((code) => (
          <li key={code}>{`${code.slice(0, 5)}-${code.slice(5)}`}</li>
        ))}
      </ul>
      <OfficeButton size="sm" onClick={() => copy(codes.join('\n'))}>
        <OfficeIcon name="copy" size={12} />
        {t('word.copy')}
      </OfficeButton>
    </div>
  )
}
