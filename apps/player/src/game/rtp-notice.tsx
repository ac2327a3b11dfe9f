import type { SlotCode } from '@camellia/contract/play'
import { slotFace } from '@camellia/engines/slot/face'
import { useTexts } from '@camellia/i18n/texts'
import { Button, buttonClass } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { Icon } from '@camellia/ui/icons'
import { SiteLink } from '../site/site-link'
import styles from './rtp-notice.module.css'
import type { RtpChange } from './use-paid-rounds'

/** Before the first spin at another return: what it was, what it is, and that no money moved. */
export function RtpNotice({
  code,
  change: { from, to },
  onAccept,
}: {
  readonly code: SlotCode
  readonly change: RtpChange
  readonly onAccept: () => void
}) {
  const { t, percent } = useTexts()
  const variants = slotFace(code)?.variants
  return (
    <Dialog title={t('room.rtpTitle')} onClose={onAccept} width={440}>
      <div className={styles.notice}>
        <p>{t('room.rtpText')}</p>
        <div className={styles.figures}>
          <span>
            <small>{t('room.rtpOld')}</small>
            <bdi>{percent(variants?.[from].rtpBasisPoints ?? 0)}</bdi>
          </span>
          <Icon name="arrow" />
          <span>
            <small>{t('room.rtpNew')}</small>
            <bdi>{percent(variants?.[to].rtpBasisPoints ?? 0)}</bdi>
          </span>
        </div>
        <div className={styles.ways}>
          <SiteLink className={buttonClass()} href="/fairness#rtp">
            {t('lobby.rtpHistory')}
          </SiteLink>
          <Button look="primary" data-autofocus onClick={onAccept}>
            {t('word.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
