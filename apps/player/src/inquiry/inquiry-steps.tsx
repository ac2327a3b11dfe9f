import type { InquiryStatus } from '@camellia/contract/inquiry'
import { useTexts } from '@camellia/i18n/texts'
import styles from './inquiry.module.css'
import { stepsOf } from './inquiry.rules'

/** How far it is, from asked to answered. */
export function InquirySteps({ status }: { readonly status: InquiryStatus }) {
  const { t } = useTexts()
  return (
    <ol className={styles.steps} aria-label={t('inquiry.progress')}>
      {stepsOf(status).map(({ name, state }) => (
        <li key={name} data-state={state} aria-current={name === status ? 'step' : undefined}>
          {t(`inquiryStep.${name}`)}
        </li>
      ))}
    </ol>
  )
}
