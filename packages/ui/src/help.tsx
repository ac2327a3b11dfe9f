import { type TextKey, useTexts } from '@camellia/i18n/texts'
import styles from './help.module.css'
import { Popover } from './popover'

/** A hard word that has an explanation. */
export type HelpWord = TextKey extends infer Key
  ? Key extends `help.${infer Word}.text`
    ? Word
    : never
  : never

/** A question mark beside a hard word: pressed, it says what the word means. */
export function Help({ word }: { readonly word: HelpWord }) {
  const { t, dir } = useTexts()
  const name = t(`help.${word}`)
  const about = t('help.about', { word: name })
  return (
    <Popover
      width={288}
      side="start"
      target={
        <button
          type="button"
          className={styles.mark}
          aria-label={about}
          title={about}
          // A row or a head that is pressed does something else.
          onClick={(event) => event.stopPropagation()}
        >
          <span aria-hidden="true">{dir === 'rtl' ? '؟' : '?'}</span>
        </button>
      }
    >
      {/* Escape ends the explanation, not the dialog it stands in. */}
      <div
        className={styles.text}
        tabIndex={-1}
        data-autofocus
        data-mantine-stop-propagation="true"
      >
        <b>{name}</b>
        <p>{t(`help.${word}.text`)}</p>
      </div>
    </Popover>
  )
}
