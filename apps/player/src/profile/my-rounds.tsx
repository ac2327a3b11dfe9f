import { useEndpoint } from '@camellia/client/hooks'
import { type ListedRound, listRounds } from '@camellia/contract/round'
import { useTexts } from '@camellia/i18n/texts'
import { type Column, DataTable } from '@camellia/ui/data-table'
import { Won } from '@camellia/ui/money'
import { EmptyState } from '@camellia/ui/states'
import { RoundNet, RoundWin } from '../site/round-result'
import { useGames } from '../site/use-games'
import { usePhone } from '../site/use-phone'
import styles from './profile.module.css'

const SHOWN = 10

/** Where every won went: each round with the balance before and after it. */
export function MyRounds() {
  const { t } = useTexts()
  const { data, isPending, error, refetch } = useEndpoint(listRounds, { size: SHOWN })
  const columns = useColumns()
  const few = useFewColumns()
  const phone = usePhone()
  return (
    <section className="card">
      <h2 className={styles.heading}>{t('profile.rounds')}</h2>
      <DataTable
        caption={t('profile.rounds')}
        columns={phone ? few : columns}
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        loading={isPending}
        refusal={error}
        retry={() => void refetch()}
        empty={<EmptyState icon="dice" title={t('play.noHistory')} />}
      />
    </section>
  )
}

function useColumns(): readonly Column<ListedRound>[] {
  const { t, time } = useTexts()
  const { nameOf } = useGames()
  return [
    { header: t('round.when'), cell: ({ createdAt }) => time(createdAt) },
    { header: t('round.game'), cell: ({ game }) => nameOf(game) },
    { header: t('round.stake'), numeric: true, cell: ({ stake }) => <Won amount={stake} /> },
    {
      header: t('round.win'),
      numeric: true,
      cell: (round) => (
        <RoundWin round={round} className={round.win > round.stake ? styles.won : undefined} />
      ),
    },
    {
      header: t('profile.before'),
      numeric: true,
      cell: ({ balanceBefore }) => <Won amount={balanceBefore} />,
    },
    {
      header: t('profile.after'),
      numeric: true,
      cell: ({ balanceAfter }) => <Won amount={balanceAfter} />,
    },
    { header: t('round.status'), cell: ({ status }) => t(`roundStatus.${status}`) },
  ]
}

/** The same in two columns of two lines: what and when, the result and what was left. */
function useFewColumns(): readonly Column<ListedRound>[] {
  const { t, time } = useTexts()
  const { nameOf } = useGames()
  return [
    {
      header: t('round.game'),
      cell: ({ game, createdAt }) => (
        <>
          {nameOf(game)} <span className={styles.second}>{time(createdAt)}</span>
        </>
      ),
    },
    {
      header: t('profile.after'),
      numeric: true,
      cell: (round) => (
        <>
          <RoundNet round={round} className={round.win > round.stake ? styles.won : undefined} />{' '}
          <Won amount={round.balanceAfter} className={styles.second} />
        </>
      ),
    },
  ]
}
