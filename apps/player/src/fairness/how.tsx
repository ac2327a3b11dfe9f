import { SCENES } from '@camellia/art/art'
import { type TextKey, useTexts } from '@camellia/i18n/texts'
import styles from './fairness.module.css'

const STEPS: readonly (readonly [TextKey, TextKey])[] = [
  ['fairness.lockTitle', 'fairness.lockText'],
  ['fairness.mixTitle', 'fairness.mixText'],
  ['fairness.openTitle', 'fairness.openText'],
]

export function How() {
  const { t } = useTexts()
  return (
    <section className={styles.how}>
      <img src={SCENES.fairness} alt="" />
      <ol>
        {STEPS.map(([title, text], index) => (
          <li key={title}>
            <span>{index + 1}</span>
            <b>{t(title)}</b>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
