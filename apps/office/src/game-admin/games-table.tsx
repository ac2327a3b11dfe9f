import { useAction, useRefresh } from '@camellia/client/hooks'
import { type AdminGame, listAdminGames, orderGames } from '@camellia/contract/game-admin'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { useRowDrag } from '@camellia/ui/office-drag'
import { OfficeTable } from '@camellia/ui/office-table'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { useFresh } from '../site/live'
import { dayOf, orderAfter, orderStep } from './games.rules'
import { useGameColumns } from './games-columns'
import type { GameActions } from './games-dialogs'

/** Titles in the order of the lobby: taken by the handle, or moved with the arrows on it. */
export function GamesTable({
  games,
  movable,
  actions,
}: {
  readonly games: readonly AdminGame[] | undefined
  /** A part of the list has no order of its own. */
  readonly movable: boolean
  readonly actions: GameActions
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const { shown, place } = useOrder(games ?? [])
  const at = (index: number) => shown[index]
  const { dragging, handleFor } = useRowDrag({
    mayDrop: (id, onto, zone) =>
      zone !== 'inside' && id !== onto && at(id)?.vendor === at(onto)?.vendor,
    onDrop: (id, onto, zone) => {
      const [code, target] = [at(id)?.code, at(onto)?.code]
      const codes = shown.map((game) => game.code)
      if (code && target) place(orderAfter(codes, { code, onto: target, after: zone === 'after' }))
    },
  })
  const columns = useGameColumns({
    ...actions,
    enabled: fresh,
    handleFor: movable && fresh ? (game) => handleFor(shown.indexOf(game)) : undefined,
    onStep: (game, by) => place(orderStep(shown, game.code, by)),
  })
  return (
    <OfficeTable<AdminGame>
      caption={t('menu.games')}
      columns={columns}
      rows={shown}
      rowKey={({ code }) => code}
      loading={!games}
      stale={!fresh}
      minWidth={1120}
      marksOf={(game) => {
        const index = shown.indexOf(game)
        return {
          'data-drag-row': String(index),
          'data-dragged': dragging?.id === index ? '' : undefined,
          'data-drop': dragging?.onto === index ? dragging.zone : undefined,
        }
      }}
      totals={games && totalsOf(games)}
    />
  )
}

function totalsOf(games: readonly AdminGame[]) {
  const { rounds, stake, ggr } = dayOf(games)
  return {
    rounds: <Digits value={rounds} />,
    stake: <Digits value={stake} />,
    ggr: <Digits value={ggr} />,
  }
}

/** What was moved is shown at once; a no from the server puts it back. */
function useOrder(games: readonly AdminGame[]) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const [codes, setCodes] = useState<readonly string[]>()
  const settle = () => void refresh(listAdminGames).then(() => setCodes(undefined))
  const { run } = useAction(orderGames, {
    onDone: () => {
      toast('success', t('games.ordered'))
      settle()
    },
    onRefused: ({ code }) => {
      toast('warning', t(`code.${code}`))
      settle()
    },
  })
  const place = (next: readonly string[] | undefined) => {
    if (!next) return
    setCodes(next)
    run({ games: [...next] })
  }
  const rank = (game: AdminGame) => codes?.indexOf(game.code) ?? 0
  return { shown: codes ? games.toSorted((a, b) => rank(a) - rank(b)) : games, place }
}
