import { useTexts } from '@camellia/i18n/texts'
import { useId, useState } from 'react'
import styles from './fairness.module.css'
import type { Claim } from './use-claim'

/** A round that was copied somewhere else, or kept from before, is checked without logging in. */
export function PasteBox({ claim: { paste } }: { readonly claim: Claim }) {
  const { t } = useTexts()
  const id = useId()
  const [wrong, setWrong] = useState(false)
  return (
    <details className={styles.paste}>
      <summary>{t('fair.paste')}</summary>
      <label className="srOnly" htmlFor={id}>
        {t('fair.paste')}
      </label>
      <textarea
        id={id}
        dir="ltr"
        rows={4}
        spellCheck={false}
        placeholder="{ … }"
        aria-describedby={`${id}-note`}
        aria-invalid={wrong || undefined}
        onChange={({ target }) => setWrong(target.value !== '' && !paste(target.value))}
      />
      <p id={`${id}-note`} className={styles.note}>
        {t(wrong ? 'fair.pasteWrong' : 'fair.pasteHint')}
      </p>
    </details>
  )
}
