import { useEndpoint } from '@camellia/client/hooks'
import type { MemberPanel } from '@camellia/contract/member-panel'
import { listTrail } from '@camellia/contract/trail'
import { useTexts } from '@camellia/i18n/texts'
import { Help } from '@camellia/ui/help'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { PanelSection } from '@camellia/ui/office-panel'
import { useState } from 'react'
import { Allow } from '../site/may'
import { TrailLine } from '../site/trail-line'
import { BalanceChart } from './balance-chart'
import { GameName } from './game-name'
import { PanelLine } from './panel-line'
import { PanelProfile } from './panel-profile'
import { PanelProtection } from './panel-protection'
import { PanelRates } from './panel-rates'
import styles from './people.module.css'
import { Result, Seen } from './people-columns'
import tagStyles from './tag.module.css'
import { TagDialog } from './tag-dialog'
import { TagList } from './tag-list'

/** The first look: money, what happens now, the last month, and who it is. */
export function SummaryTab({
  member,
  onTrail,
}: {
  readonly member: MemberPanel
  readonly onTrail: () => void
}) {
  return (
    <>
      <Tags member={member} />
      <Figures member={member} />
      <Now member={member} />
      {member.kind === 'PARTNER' && (
        <Allow permission="Report.read">
          <PanelLine id={member.id} name={member.name} />
        </Allow>
      )}
      <BalanceChart days={member.days} />
      <PanelProfile member={member} />
      {member.kind === 'MEMBER' && <PanelProtection id={member.id} />}
      <PanelRates member={member} />
      <Allow permission="Audit.read">
        <LastDeeds member={member} onTrail={onTrail} />
      </Allow>
    </>
  )
}

/** What this branch calls them, for itself. */
function Tags({ member }: { readonly member: MemberPanel }) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <div className={tagStyles.row}>
      <TagList tags={member.tags} />
      <button type="button" className={styles.addFilter} onClick={() => setOpen(true)}>
        <OfficeIcon name="plus" size={12} />
        {t('people.tags')}
      </button>
      {open && <TagDialog members={[member]} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Figures({ member }: { readonly member: MemberPanel }) {
  const { t } = useTexts()
  return (
    <dl className={styles.figures}>
      {(['balance', 'point', 'hold'] as const).map((name) => (
        <div key={name}>
          <dt>
            {t(`panel.${name}`)}
            {name === 'hold' && <Help word="onHold" />}
          </dt>
          <dd data-zero={member[name] === 0 ? '' : undefined}>
            <Digits value={member[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What they play at this moment, or played last. */
function Now({ member }: { readonly member: MemberPanel }) {
  const { t } = useTexts()
  const { lastRound, sessionResult, online } = member
  if (!online && lastRound === null) return null
  return (
    <PanelSection
      title={
        <>
          {online && <i className={styles.live} aria-hidden="true" />}
          {!online && t('people.lastGame')}
          <Seen row={{ online, lastSeenAt: lastRound?.at ?? null }} />
        </>
      }
    >
      <p className={styles.now}>
        {lastRound ? (
          <>
            <span className="semi">
              <GameName code={lastRound.game} />
            </span>
            <span className="t3">{t(`gameType.${lastRound.gameType}`)}</span>
            <span className="fill" />
            <span className="t2">{t('panel.lastStake')}</span>
            <Digits value={lastRound.stake} className="semi" />
          </>
        ) : (
          <span className="t3">{t('panel.notPlaying')}</span>
        )}
        {sessionResult !== null && (
          <>
            <span className="t2">{t('panel.thisVisit')}</span>
            <span className="semi">
              <Result value={sessionResult} />
            </span>
          </>
        )}
      </p>
    </PanelSection>
  )
}

function LastDeeds({
  member: { id },
  onTrail,
}: {
  readonly member: MemberPanel
  readonly onTrail: () => void
}) {
  const { t } = useTexts()
  const { data } = useEndpoint(listTrail, { member: id, size: 3 })
  return (
    <PanelSection
      title={
        <>
          {t('panel.tab.trail')}
          <span className="fill" />
          <button type="button" className={styles.link} onClick={onTrail}>
            {t('panel.all')}
          </button>
        </>
      }
    >
      {data?.items.map((entry) => (
        <TrailLine key={entry.seq} entry={entry} />
      ))}
      {data?.items.length === 0 && <p className="t3">{t('panel.noTrail')}</p>}
    </PanelSection>
  )
}
