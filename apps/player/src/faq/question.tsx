import type { Faq } from '@camellia/contract/faq'
import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { RichText } from '@camellia/ui/rich-text'
import { toast } from '@camellia/ui/toast'
import { useEffect, useId, useRef, useState } from 'react'
import { helpHref } from '../site/help-search'
import styles from './faq.module.css'

/** A question that opens onto its answer; one that a link leads to is open and in view. */
export function Question({ faq, linked }: { readonly faq: Faq; readonly linked: boolean }) {
  const { t } = useTexts()
  const [open, setOpen] = useState(linked)
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!linked) return
    setOpen(true)
    head.current?.scrollIntoView({ block: 'center' })
  }, [linked])
  return (
    <div className={styles.item}>
      <h2 ref={head}>
        <button
          type="button"
          className={styles.question}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.category}>{t(`faqCategory.${faq.category}`)}</span>
          <b>
            <bdi>{faq.question}</bdi>
          </b>
          <Icon name="down" className={styles.mark} />
        </button>
      </h2>
      <div id={id} className={styles.answer} hidden={!open}>
        {open && (
          <>
            <div dir="auto">
              <RichText html={faq.answer} />
            </div>
            <CopyLink id={faq.id} />
          </>
        )}
      </div>
    </div>
  )
}

function CopyLink({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const copy = async () => {
    await navigator.clipboard?.writeText(`${window.location.origin}${helpHref({ faq: id })}`)
    toast('success', t('word.copied'))
  }
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      <Icon name="link" size={16} />
      {t('faq.copyLink')}
    </button>
  )
}
