import { useEndpoint } from '@camellia/client/hooks'
import { type MemberPanel as Member, readMember } from '@camellia/contract/member-panel'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { Avatar } from '@camellia/ui/office-avatar'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { useLater } from '@camellia/ui/office-media'
import { Panel } from '@camellia/ui/office-panel'
import { OfficeFailed } from '@camellia/ui/office-states'
import { Tabs } from '@camellia/ui/office-tabs'
import type { Deed } from '../site/deeds'
import { LineOf } from '../site/line-of'
import { useMay } from '../site/may'
import { PanelActions } from './panel-actions'
import { GamesTab } from './panel-games'
import { LoginsTab } from './panel-logins'
import { MemosTab } from './panel-memos'
import { MoneyTab } from './panel-money'
import { SummaryTab } from './panel-summary'
import { TrailTab } from './panel-trail'
import styles from './people.module.css'
import { PANEL_TABS, type PanelTab } from './people-search'

/** A panel that is open follows its member: money and games move while one looks. */
const EVERY_MS = 5_000

interface MemberPanelProps {
  readonly id: MemberId
  /** What is begun at once, and what to do when it is over. */
  readonly deed?: Deed | undefined
  readonly onDone?: () => void
  readonly tab: PanelTab
  readonly onTab: (tab: PanelTab) => void
  readonly onMove: (step: 1 | -1) => void
  readonly onClose: () => void
}

/** Everything about one person, beside the list. */
export function MemberPanel(props: MemberPanelProps) {
  const { id, deed, onDone, tab, onTab, onMove, onClose } = props
  const { t } = useTexts()
  const { data, error, isPending, refetch } = useEndpoint(readMember, { id }, { everyMs: EVERY_MS })
  const late = useLater(isPending)
  const member = data?.id === id ? data : undefined
  return (
    <Panel
      label={t('panel.label', { name: member?.name ?? '' })}
      onClose={onClose}
      head={
        <>
          {member ? <PanelHead member={member} /> : <span className="fill" />}
          <OfficeIconButton icon="up" label={t('panel.previous')} onClick={() => onMove(-1)} />
          <OfficeIconButton icon="down" label={t('panel.next')} onClick={() => onMove(1)} />
          <OfficeIconButton icon="close" label={t('word.close')} onClick={onClose} />
        </>
      }
    >
      {error && !member && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
      {!member && !error && late && <PanelBones />}
      {member && (
        <>
          <PanelActions member={member} deed={deed} onDone={onDone} />
          <PanelTabs member={member} tab={tab} onTab={onTab} />
          <PanelBody member={member} tab={tab} onTab={onTab} />
        </>
      )}
    </Panel>
  )
}

function PanelHead({ member }: { readonly member: Member }) {
  return (
    <>
      <Avatar name={member.name} large />
      <div className={styles.panelWho}>
        <h2>
          <bdi className="semi">{member.name}</bdi> <bdi className="t3">{member.code}</bdi>
        </h2>
        <LineOf line={member.line} className="f12" />
      </div>
    </>
  )
}

/** Only what one may see: a tab that would refuse is not there. */
function useTabs(): readonly PanelTab[] {
  const logins = useMay('Login.read')
  const trail = useMay('Audit.read')
  return PANEL_TABS.filter((tab) => {
    if (tab === 'logins') return logins
    return tab === 'trail' ? trail : true
  })
}

interface TabProps {
  readonly member: Member
  readonly tab: PanelTab
  readonly onTab: (tab: PanelTab) => void
}

function PanelTabs({ member, tab, onTab }: TabProps) {
  const { t, number } = useTexts()
  return (
    <Tabs
      label={t('panel.tabs')}
      className={styles.panelTabs}
      value={tab}
      onChange={onTab}
      choices={useTabs().map((value) => ({
        value,
        label: t(`panel.tab.${value}`),
        count: value === 'memos' && member.memoCount > 0 ? number(member.memoCount) : undefined,
      }))}
    />
  )
}

function PanelBody({ member, tab, onTab }: TabProps) {
  const shown = useTabs().includes(tab) ? tab : 'summary'
  const { id } = member
  switch (shown) {
    case 'summary':
      return <SummaryTab member={member} onTrail={() => onTab('trail')} />
    case 'money':
      return <MoneyTab id={id} />
    case 'games':
      return <GamesTab id={id} />
    case 'logins':
      return <LoginsTab id={id} />
    case 'memos':
      return <MemosTab id={id} />
    case 'trail':
      return <TrailTab id={id} />
  }
}

function PanelBones() {
  return (
    <div className={styles.bones} aria-hidden="true">
      {[40, 90, 70, 100, 60, 80].map((size) => (
        <i key={size} style={{ inlineSize: `${size}%` }} />
      ))}
    </div>
  )
}
