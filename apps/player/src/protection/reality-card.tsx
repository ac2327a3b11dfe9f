import { useAction } from '@camellia/client/hooks'
import { REALITY_MINUTES, saveReality } from '@camellia/contract/protection'
import { useTexts } from '@camellia/i18n/texts'
import { useDuration } from '../site/use-duration'
import styles from './protection.module.css'
import { ProtectionCard } from './protection-card'
import { useSaved } from './use-save'

/** How often I want to be told. */
export function RealityCard({ minutes }: { readonly minutes: number }) {
  const { t } = useTexts()
  const duration = useDuration()
  const { saved, onRefused } = useSaved()
  const { run, busy } = useAction(saveReality, {
    onDone: () => saved(t('protect.realitySaved')),
    onRefused,
  })
  return (
    <ProtectionCard icon="bell" title={t('protect.reality')} text={t('protect.realityText')}>
      <fieldset className={styles.choices} aria-busy={busy}>
        <legend className="srOnly">{t('protect.reality')}</legend>
        {REALITY_MINUTES.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === minutes}
            onClick={() => choice !== minutes && run({ minutes: choice })}
          >
            {choice === 0 ? t('protect.never') : duration(choice)}
          </button>
        ))}
      </fieldset>
    </ProtectionCard>
  )
}
