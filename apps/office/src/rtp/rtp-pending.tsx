import type { RtpChange, RtpTitle } from '@camellia/contract/rtp'
import { useTexts } from '@camellia/i18n/texts'
import { Avatar } from '@camellia/ui/office-avatar'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { PanelSection } from '@camellia/ui/office-panel'
import { useState } from 'react'
import { useFormats } from '../site/formats'
import { useFresh } from '../site/live'
import styles from './rtp.module.css'
import { FromTo } from './rtp-changes'
import { DecideDialog, HouseShare } from './rtp-dialogs'

/** Who asked, whose turn it is, and what happens then. */
export function Pending({ change }: { readonly change: RtpChange }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const by = change.mine ? t('waiting.me') : (change.madeBy?.name ?? t('money.above'))
  return (
    <PanelSection
      title={
        <>
          <FromTo from={change.from} to={change.to} /> {t('rtp.asked')}
          <q className={styles.quote}>{change.reason}</q>
        </>
      }
    >
      <ol className={styles.places}>
        <li data-state="done">
          <Avatar name={by} />
          <span>
            <b className="semi">{t('rtp.by', { name: by })}</b>
            <bdi className="n f12">{moment(change.madeAt)}</bdi>
          </span>
        </li>
        <li data-state={change.mine ? 'open' : 'mine'}>
          <OfficeIcon name="users" size={16} />
          <span>
            <b className="semi">{t('rtp.second')}</b>
            <span className="f12">{t(change.mine ? 'rtp.secondOther' : 'rtp.secondMe')}</span>
          </span>
        </li>
        <li data-state="open">
          <OfficeIcon name="eye" size={16} />
          <span>
            <b className="semi">{t('rtp.applies')}</b>
            <span className="f12">{t('rtp.appliesHint')}</span>
          </span>
        </li>
      </ol>
    </PanelSection>
  )
}

/** Whoever asked never answers yes; taking it back is theirs. */
export function PendingFoot({
  title,
  change,
}: {
  readonly title: RtpTitle
  readonly change: RtpChange
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const [verdict, setVerdict] = useState<'APPROVE' | 'REJECT'>()
  return (
    <div className={styles.foot}>
      <span className="fill">
        {change.mine ? (
          <span className="t2 f12">{t('rtp.own')}</span>
        ) : (
          <HouseShare title={title} from={change.from} to={change.to} />
        )}
      </span>
      <OfficeButton size="lg" look="bad" disabled={!fresh} onClick={() => setVerdict('REJECT')}>
        {t(change.mine ? 'rtp.takeBack' : 'waiting.refuse')}
      </OfficeButton>
      {!change.mine && (
        <OfficeButton size="lg" look="ok" disabled={!fresh} onClick={() => setVerdict('APPROVE')}>
          {t('rtp.approve')}
        </OfficeButton>
      )}
      {verdict && (
        <DecideDialog {...{ title, change, verdict }} onClose={() => setVerdict(undefined)} />
      )}
    </div>
  )
}
