import type { RtpVariant } from '@camellia/contract/game'
import type { RtpTitle } from '@camellia/contract/rtp'
import { useTexts } from '@camellia/i18n/texts'
import { Help } from '@camellia/ui/help'
import { PanelSection } from '@camellia/ui/office-panel'
import { Tag } from '@camellia/ui/office-tag'
import { useFresh } from '../site/live'
import styles from './rtp.module.css'
import { Percent } from './rtp-words'

/** The certified variants: one is played by everybody, another can be asked for. */
export function VariantCards({
  title,
  onWish,
}: {
  readonly title: RtpTitle
  readonly onWish: (variant: RtpVariant) => void
}) {
  const { t, percent } = useTexts()
  const fresh = useFresh()
  const waiting = title.pending !== null
  return (
    <PanelSection
      title={
        <>
          {t('rtp.variants')}
          <Help word="variant" />
        </>
      }
    >
      <p className="t2 f12">{t('rtp.variantsNote')}</p>
      <div className={styles.variants}>
        {title.variants.map(({ variant, rtp, hit, sd }) => {
          const now = variant === title.variant
          const asked = variant === title.pending?.to
          return (
            <button
              key={variant}
              type="button"
              data-now={now ? '' : undefined}
              data-asked={asked ? '' : undefined}
              aria-current={now ? 'true' : undefined}
              disabled={now || waiting || !fresh}
              onClick={() => onWish(variant)}
            >
              <span className="row">
                <b>{variant}</b>
                {now && <Tag>{t('rtp.now')}</Tag>}
                {asked && <Tag tone="accent">{t('rtp.asked')}</Tag>}
              </span>
              <Percent value={rtp} className="t2" />
              <span className="t3 f12">{t('rtp.hit', { hit: percent(hit) })}</span>
              <span className="t3 f12">
                {t('rtp.sd')} <bdi>{sd.toFixed(2)}</bdi>
              </span>
            </button>
          )
        })}
      </div>
    </PanelSection>
  )
}
