import { type TextKey, useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import { toast } from '@camellia/ui/toast'
import styles from './referral.module.css'
import { useInviteLink } from './use-invite-link'

const STEPS: readonly (readonly [TextKey, TextKey])[] = [
  ['refer.sendTitle', 'refer.sendText'],
  ['refer.joinTitle', 'refer.joinText'],
  ['refer.earnTitle', 'refer.earnText'],
]

/** The brief's three explanatory steps and the link with its copy button. */
export function ReferralSteps() {
  const { t } = useTexts()
  const { data: link, error, refetch } = useInviteLink()
  if (error) return <ErrorState code={error.code} onRetry={() => void refetch()} />
  return (
    <>
      <ol className={styles.steps}>
        {STEPS.map(([title, text], index) => (
          <li key={title}>
            <span className={styles.number}>{index + 1}</span>
            <b>{t(title)}</b>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
      {link === undefined ? <Skeleton height={48} round={12} /> : <LinkBox link={link} />}
    </>
  )
}

function LinkBox({ link }: { readonly link: string }) {
  const { t } = useTexts()
  const copy = async () => {
    await navigator.clipboard?.writeText(link)
    toast('success', t('word.copied'))
  }
  return (
    <div className={styles.link}>
      <input
        readOnly
        dir="ltr"
        value={link}
        aria-label={t('refer.link')}
        onFocus={(event) => event.target.select()}
      />
      <Button look="primary" onClick={() => void copy()}>
        <Icon name="copy" size={16} />
        {t('word.copy')}
      </Button>
    </div>
  )
}
