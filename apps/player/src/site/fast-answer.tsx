import { useTexts } from '@camellia/i18n/texts'
import { Button, buttonClass } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { Icon } from '@camellia/ui/icons'
import { toast } from '@camellia/ui/toast'
import styles from './fast-answer.module.css'
import { inquiryHref } from './help-search'
import { SiteLink } from './site-link'

export interface FastReply {
  readonly id: string
  readonly answer: string | null
}

/** What was answered at once, or that someone will answer. */
export function FastAnswer({
  reply: { id, answer },
  onClose,
}: {
  readonly reply: FastReply
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const copy = async () => {
    await navigator.clipboard?.writeText(answer ?? '')
    toast('success', t('word.copied'))
  }
  return (
    <Dialog title={t('fast.title')} width={440} onClose={onClose}>
      <div className={styles.body}>
        {answer === null ? (
          <p className={styles.waiting}>
            <Icon name="hourglass" />
            {t('fast.waiting')}
          </p>
        ) : (
          <p className={styles.answer} dir="auto">
            {answer}
          </p>
        )}
        <div className={styles.choices}>
          {answer !== null && (
            <Button look="primary" wide onClick={() => void copy()} data-autofocus>
              <Icon name="copy" size={16} />
              {t('word.copy')}
            </Button>
          )}
          <SiteLink
            className={buttonClass('secondary', 'md', true)}
            href={inquiryHref(id)}
            onGo={onClose}
          >
            {t('fast.open')}
          </SiteLink>
        </div>
      </div>
    </Dialog>
  )
}
