import { useTexts } from '@camellia/i18n/texts'
import { OfficeDialog } from '@camellia/ui/office-dialog'
import { Keys } from '@camellia/ui/office-kbd'
import { type KeyBinding, useShownKeys } from '../site/keys'
import styles from './keys-dialog.module.css'
import { closeOverlay } from './overlay'

/** All keys: those of this screen, and those that work everywhere. */
export function KeysDialog() {
  const { t } = useTexts()
  const shown = useShownKeys()
  const own = shown.filter(({ global }) => !global)
  return (
    <OfficeDialog title={t('keys.all')} width={560} onClose={closeOverlay}>
      <div className={styles.lists}>
        {own.length > 0 && <KeyList title={t('keys.screen')} bindings={own} />}
        <KeyList title={t('keys.everywhere')} bindings={shown.filter(({ global }) => global)} />
      </div>
    </OfficeDialog>
  )
}

function KeyList({
  title,
  bindings,
}: {
  readonly title: string
  readonly bindings: readonly KeyBinding[]
}) {
  const { t } = useTexts()
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {bindings.map(({ caps = [], text }) => (
          <div key={`${caps.join()}${text}`}>
            <dt>{t(text)}</dt>
            <dd>
              <Keys caps={caps} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
