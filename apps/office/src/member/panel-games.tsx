import { useEndpoint } from '@camellia/client/hooks'
import { listMemberRounds, type MemberRound } from '@camellia/contract/member-panel'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { Digits } from '@camellia/ui/office-digits'
import { useFormats } from '../site/formats'
import { GameName } from './game-name'
import { History, usePages } from './history'
import styles from './people.module.css'
import { Result } from './people-columns'

/** Rounds, newest first, with the balance after each. */
export function GamesTab({ id }: { readonly id: MemberId }) {
  const { t } = useTexts()
  const pages = usePages<string>()
  const { before } = pages
  const query = useEndpoint(listMemberRounds, { id, size: 25, ...(before && { before }) })
  return (
    <History query={query} pages={pages} cursorOf={(row) => row.id} empty={t('panel.noGames')}>
      {(row) => <Played key={row.id} row={row} />}
    </History>
  )
}

function Played({ row }: { readonly row: MemberRound }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  return (
    <li className={styles.entry}>
      <span className="row">
        <span className="med">
          <GameName code={row.game} />
        </span>
        <span className="t3 f12">{t(`gameType.${row.gameType}`)}</span>
      </span>
      <span className="semi">
        <Result value={row.win - row.stake} />
      </span>
      <span className="t3 f12">
        <bdi className="n">{moment(row.createdAt)}</bdi> · {t('panel.stake')}{' '}
        <Digits value={row.stake} />
      </span>
      <span className="t3 f12">
        {t('panel.after')} <Digits value={row.balanceAfter} />
      </span>
    </li>
  )
}
