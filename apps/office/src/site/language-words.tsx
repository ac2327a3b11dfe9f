import type { LanguageCode } from '@camellia/contract/fields'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeField } from '@camellia/ui/office-field'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useState } from 'react'
import { LanguageTabs } from './language-tabs'
import { RichField } from './rich-field'
import { isBlank, type Words, writtenIn } from './words.rules'
import styles from './writing.module.css'

interface Part {
  readonly label: string
  readonly words: Words
  readonly onChange: (words: Words) => void
}

interface WrittenProps {
  readonly language: LanguageCode
  /** One line, and what belongs to it. */
  readonly heading: Part & { readonly max: number }
  readonly body: Part
}

/** A heading and its text in every language, and below them what is still wrong. */
export function LanguageWords({
  onLanguage,
  says,
  ...written
}: WrittenProps & {
  readonly onLanguage: (language: LanguageCode) => void
  readonly says: string | undefined
}) {
  const { language, heading, body } = written
  return (
    <>
      <LanguageTabs
        value={language}
        written={writtenIn({ ...body.words, ...heading.words })}
        onChange={onLanguage}
      />
      <Written key={language} {...written} />
      {says && (
        <p className={styles.warn} role="status">
          <OfficeIcon name="warning" size={14} />
          {says}
        </p>
      )}
    </>
  )
}

/** Both in one language; from Korean one may begin. */
function Written({ language, heading, body }: WrittenProps) {
  const { t } = useTexts()
  const [copies, setCopies] = useState(0)
  const mayCopy = language !== 'ko' && !(isBlank(heading.words.ko) && isBlank(body.words.ko))
  const write = ({ words, onChange }: Part, text: string) =>
    onChange({ ...words, [language]: text })
  const copy = () => {
    for (const part of [heading, body]) write(part, part.words.ko ?? '')
    setCopies(copies + 1)
  }
  return (
    <>
      {mayCopy && (
        <p className="row">
          <OfficeButton size="sm" onClick={copy}>
            <OfficeIcon name="copy" size={14} />
            {t('talk.copyKorean')}
          </OfficeButton>
        </p>
      )}
      <OfficeField
        label={heading.label}
        dir="auto"
        lang={language}
        maxLength={heading.max}
        value={heading.words[language] ?? ''}
        onChange={(text) => write(heading, text)}
      />
      <RichField
        key={copies}
        label={body.label}
        html={body.words[language] ?? ''}
        onChange={(html) => write(body, html)}
      />
    </>
  )
}
