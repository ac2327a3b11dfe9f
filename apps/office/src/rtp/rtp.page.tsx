import { useEndpoint } from '@camellia/client/hooks'
import { listRtp, type RtpTitle } from '@camellia/contract/rtp'
import { useTexts } from '@camellia/i18n/texts'
import { Help } from '@camellia/ui/help'
import { OfficeButton, officeButtonClass } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useKeys } from '../site/keys'
import { moveKeys } from '../site/list-keys'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { useGameName } from '../site/use-game-name'
import styles from './rtp.module.css'
import { byDistance, declaredOf, furthestOf, moodOf } from './rtp.rules'
import { RecentChanges } from './rtp-changes'
import { RtpPanel } from './rtp-panel'
import { type RtpSearch, rtpSearch } from './rtp-search'
import { RtpTable } from './rtp-table'
import { PlayedTag, signed } from './rtp-words'

/** What titles declare and what they paid back; the choice among their certified variants. */
export function RtpPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/rtp' })
  const change = useChange()
  const { data, error, refetch } = useEndpoint(listRtp, {})
  const late = useLater(data === undefined)
  const titles = data && byDistance(data)
  const open = titles?.find(({ game }) => game === search.game)
  useTitleKeys(titles, search.game, (game) => change({ game }))
  return (
    <Page
      title={t('menu.rtp')}
      help={<Help word="rtp" />}
      beside={<span className={styles.lead}>{t('rtp.lead')}</span>}
    >
      {titles?.filter(isAlarming).map((title) => (
        <Alarm key={title.game} title={title} onOpen={() => change({ game: title.game })} />
      ))}
      <Split lined>
        <Column>
          {error && !data ? (
            <OfficeFailed code={error.code} onRetry={() => void refetch()} />
          ) : titles?.length === 0 ? (
            <OfficeEmpty icon="drift" title={t('rtp.none')} />
          ) : (
            (titles || late) && (
              <div className={styles.list}>
                <RtpTable titles={titles} open={search.game} onOpen={(game) => change({ game })} />
                <RecentChanges />
              </div>
            )
          )}
        </Column>
        {open && (
          <RtpPanel
            key={open.game}
            title={open}
            days={search.days ?? 30}
            onDays={(days) => change({ days })}
            onClose={() => change({ game: '' })}
          />
        )}
      </Split>
    </Page>
  )
}

function isAlarming(title: RtpTitle): boolean {
  return moodOf(furthestOf(title)?.z) === 'ALARM'
}

/** Something is wrong with a title: to be looked into or closed, never to be corrected. */
function Alarm({ title, onOpen }: { readonly title: RtpTitle; readonly onOpen: () => void }) {
  const { t, percent } = useTexts()
  const nameOf = useGameName()
  const now = furthestOf(title)
  return (
    <div className={styles.alarm} role="alert">
      <OfficeIcon name="alert" size={16} />
      <p>
        <b className="semi">{nameOf(title.game)}</b> {now && <PlayedTag measured={now} />}{' '}
        {t('rtp.alarmText', {
          actual: percent(now?.mean ?? 0),
          declared: percent(declaredOf(title, now?.variant ?? null)),
          z: signed(now?.z ?? 0),
        })}
      </p>
      <OfficeButton size="sm" onClick={onOpen}>
        {t('rtp.investigate')}
      </OfficeButton>
      <Link to="/games" search={{ search: title.game }} className={officeButtonClass('bad', 'sm')}>
        {t('rtp.turnOff')}
      </Link>
    </div>
  )
}

/** Up and down opens the next title; Esc closes it. */
function useTitleKeys(
  titles: readonly RtpTitle[] | undefined,
  open: string | undefined,
  onOpen: (game: string) => void,
): void {
  const move = (by: 1 | -1) => {
    if (!titles) return
    const at = titles.findIndex(({ game }) => game === open)
    const next = titles[at < 0 ? 0 : Math.min(Math.max(at + by, 0), titles.length - 1)]
    if (next) onOpen(next.game)
  }
  useKeys([...moveKeys(move), { keys: ['Escape'], text: 'word.close', run: () => onOpen('') }])
}

function useChange(): (change: RtpSearch) => void {
  const navigate = useNavigate({ from: '/rtp' })
  return useCallback(
    (change) =>
      void navigate({
        search: (kept: RtpSearch) => rtpSearch({ ...kept, ...change }),
        replace: true,
      }),
    [navigate],
  )
}
