import { useEndpoint } from '@camellia/client/hooks'
import type { RtpVariant } from '@camellia/contract/game'
import { type RtpTitle, readDrift } from '@camellia/contract/rtp'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { Panel, PanelSection } from '@camellia/ui/office-panel'
import { OfficeFailed } from '@camellia/ui/office-states'
import { useState } from 'react'
import { useGameName } from '../site/use-game-name'
import styles from './rtp.module.css'
import { furthestOf } from './rtp.rules'
import { TitleChanges } from './rtp-changes'
import { AskDialog } from './rtp-dialogs'
import { DriftSection } from './rtp-drift'
import { RtpAlarms, RtpMeasures } from './rtp-measures'
import { Pending, PendingFoot } from './rtp-pending'
import type { DriftDays } from './rtp-search'
import { VariantCards } from './rtp-variants'
import { MoodTag } from './rtp-words'

/** One title: how it drifts, which variants it has, and what was asked for. */
export function RtpPanel({
  title,
  days,
  onDays,
  onClose,
}: {
  readonly title: RtpTitle
  readonly days: DriftDays
  readonly onDays: (days: DriftDays) => void
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const nameOf = useGameName()
  const [wish, setWish] = useState<RtpVariant>()
  const { data, error, refetch } = useEndpoint(readDrift, { game: title.game, days })
  return (
    <div className={styles.panel}>
      <Panel
        label={nameOf(title.game)}
        onClose={onClose}
        head={
          <>
            <h2 className="semi">{nameOf(title.game)}</h2>
            <bdi className="t3 f12 ell">{title.game}</bdi>
            <span className="fill" />
            <MoodTag measured={furthestOf(title)} />
            <OfficeIconButton icon="close" label={t('word.close')} onClick={onClose} />
          </>
        }
        foot={title.pending && <PendingFoot title={title} change={title.pending} />}
      >
        <RtpMeasures title={title} />
        {error && !data && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
        {data && <DriftSection title={title} read={data} days={days} onDays={onDays} />}
        <RtpAlarms alarms={title.alarms} />
        {title.variant && <VariantCards title={title} onWish={setWish} />}
        {title.pending && <Pending change={title.pending} />}
        {data && (
          <PanelSection title={t('rtp.changes')}>
            <TitleChanges changes={data.changes} />
          </PanelSection>
        )}
        {title.defHash && (
          <PanelSection title={t('rtp.hash')}>
            <bdi dir="ltr" className={styles.hash}>
              {title.defHash}
            </bdi>
          </PanelSection>
        )}
      </Panel>
      {wish && <AskDialog title={title} to={wish} onClose={() => setWish(undefined)} />}
    </div>
  )
}
