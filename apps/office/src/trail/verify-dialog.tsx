import { useEndpoint } from '@camellia/client/hooks'
import { verifyTrail } from '@camellia/contract/trail'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { DialogActions, DialogText, OfficeDialog } from '@camellia/ui/office-dialog'
import { OfficeIcon } from '@camellia/ui/office-icons'
import styles from './trail.module.css'

/** Reads the chain again while one waits, and says what it found. */
export function VerifyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const { data, error, isFetching, refetch } = useEndpoint(verifyTrail, {})
  return (
    <OfficeDialog title={t('trail.verify')} onClose={onClose}>
      <DialogText>
        {isFetching && <progress className={styles.progress} aria-label={t('trail.verifying')} />}
        {!isFetching && error && <p role="alert">{t(`code.${error.code}`)}</p>}
        {!isFetching && data && <Verdict {...data} />}
      </DialogText>
      <DialogActions>
        <OfficeButton busy={isFetching} onClick={() => void refetch()}>
          {t('trail.again')}
        </OfficeButton>
        <OfficeButton look="ink" onClick={onClose} data-autofocus>
          {t('word.close')}
        </OfficeButton>
      </DialogActions>
    </OfficeDialog>
  )
}

function Verdict({
  links,
  head,
  broken,
  why,
}: {
  readonly links: number
  readonly head: string | null
  readonly broken: number | null
  readonly why:
    | 'MISSING'
    | 'REORDERED'
    | 'DELETED'
    | 'ALTERED'
    | 'UNCHAINED'
    | 'CUT'
    | 'HEADS'
    | null
}) {
  const { t, number } = useTexts()
  const good = broken === null
  return (
    <div role="status">
      <p className={styles.verdict}>
        <OfficeIcon
          name={good ? 'shield' : 'shieldAlert'}
          size={18}
          className={good ? 'tone-ok' : 'tone-bad'}
        />
        <b className="semi">
          {good || !why
            ? t('trail.holds', { count: links })
            : t(`trail.why.${why}`, { seq: number(broken ?? 0) })}
        </b>
      </p>
      <p className="t3 f12">{t('trail.how')}</p>
      {head && (
        <p className={styles.hash}>
          <span className="t3">{t('trail.head')}</span> <bdi className="mono">{head}</bdi>
        </p>
      )}
    </div>
  )
}
