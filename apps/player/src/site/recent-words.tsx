import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { useRecentSearches } from './recent-searches'
import styles from './recent-words.module.css'

/** Lately searched words to choose from, and the way to forget them; nothing while there are none. */
export function RecentWords({ onChoose }: { readonly onChoose: (words: string) => void }) {
  const { t } = useTexts()
  const { words, forget } = useRecentSearches()
  if (words.length === 0) return null
  return (
    <fieldset className={styles.recent}>
      <legend>{t('search.recent')}</legend>
      <div>
        {words.map((word) => (
          <button key={word} type="button" onClick={() => onChoose(word)}>
            <Icon name="search" size={14} />
            <bdi>{word}</bdi>
          </button>
        ))}
        <button type="button" className={styles.forget} onClick={forget}>
          {t('search.forget')}
        </button>
      </div>
    </fieldset>
  )
}
