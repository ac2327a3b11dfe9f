import { tileOf } from '@camellia/art/art'
import type { AdminGame } from '@camellia/contract/game-admin'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { Switch } from '@camellia/ui/office-checkbox'
import { Digits } from '@camellia/ui/office-digits'
import type { useRowDrag } from '@camellia/ui/office-drag'
import { OfficeIcon } from '@camellia/ui/office-icons'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { Tag } from '@camellia/ui/office-tag'
import type { KeyboardEvent } from 'react'
import styles from './games.module.css'
import { ggrOf, nameIn } from './games.rules'
import type { GameActions } from './games-dialogs'

type Pointer = ReturnType<ReturnType<typeof useRowDrag>['handleFor']>

export interface GameColumnsProps extends GameActions {
  readonly enabled: boolean
  /** Nothing where the order cannot be changed. */
  readonly handleFor: ((game: AdminGame) => Pointer) | undefined
  readonly onStep: (game: AdminGame, by: 1 | -1) => void
}

export function useGameColumns(props: GameColumnsProps): readonly OfficeColumn<AdminGame>[] {
  const { t, percent, language } = useTexts()
  const { enabled, onEdit, onSwitch } = props
  return [
    {
      key: 'grip',
      header: '',
      width: '44px',
      cell: (game) => <Handle game={game} {...props} />,
    },
    { key: 'name', header: t('games.name'), cell: (game) => <GameCell game={game} /> },
    {
      key: 'type',
      header: t('card.kind'),
      width: '84px',
      cell: ({ type }) => <span className="t2">{t(`gameType.${type}`)}</span>,
    },
    {
      key: 'rtp',
      header: t('games.rtp'),
      width: '84px',
      numeric: true,
      cell: ({ rtp }) => (
        <bdi dir="ltr" className="n">
          {percent(rtp)}
        </bdi>
      ),
    },
    {
      key: 'limits',
      header: t('games.limits'),
      width: '156px',
      numeric: true,
      cell: ({ minBet, maxBet }) => (
        <bdi dir="ltr" className="n t2">
          <Digits value={minBet} /> – <Digits value={maxBet} />
        </bdi>
      ),
    },
    ...dayColumns(t),
    {
      key: 'state',
      header: t('games.state'),
      width: '140px',
      cell: (game) => (
        <span className={styles.state}>
          <Switch
            label={t(game.switchedOn ? 'games.on' : 'games.off')}
            about={nameIn(game, language)}
            on={game.switchedOn}
            onChange={(on) => enabled && onSwitch({ kind: 'GAME', game, on })}
          />
          {game.switchedOn && !game.open && <Tag tone="warn">{t('games.vendorOff')}</Tag>}
        </span>
      ),
    },
    {
      key: 'edit',
      header: '',
      width: '64px',
      numeric: true,
      cell: (game) => (
        <OfficeIconButton
          icon="edit"
          size={14}
          label={t('games.edit', { name: nameIn(game, language) })}
          disabled={!enabled}
          onClick={() => onEdit(game)}
        />
      ),
    },
  ]
}

function dayColumns(t: ReturnType<typeof useTexts>['t']): readonly OfficeColumn<AdminGame>[] {
  const column = (
    key: string,
    header: string,
    width: string,
    value: (game: AdminGame) => number,
  ) => ({
    key,
    header,
    width,
    numeric: true,
    cell: (game: AdminGame) => (
      <Digits value={value(game)} className={value(game) === 0 ? 't3' : undefined} />
    ),
  })
  return [
    column('players', t('games.players'), '76px', ({ day }) => day.players),
    column('rounds', t('kpi.rounds'), '92px', ({ day }) => day.rounds),
    column('stake', t('panel.stake'), '124px', ({ day }) => day.stake),
    column('ggr', t('kpi.ggr'), '124px', ggrOf),
  ]
}

/** Picture, name, code, and whether it is shown as new. */
export function GameCell({ game }: { readonly game: AdminGame }) {
  const { t, language } = useTexts()
  return (
    <span className={styles.game}>
      <img src={tileOf(game.code).image} alt="" loading="lazy" />
      <bdi className="med">{nameIn(game, language)}</bdi>
      {game.isHot && <Tag tone="warn">{t('games.isHot')}</Tag>}
      {game.isNew && <Tag tone="brand">{t('games.isNew')}</Tag>}
      <bdi className="t3 f12 ell">{game.code}</bdi>
    </span>
  )
}

/** Taken by mouse or finger, or with the arrows while it has the focus. */
function Handle({ game, handleFor, onStep }: GameColumnsProps & { readonly game: AdminGame }) {
  const { t, language } = useTexts()
  if (!handleFor) return null
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (!by) return
    event.preventDefault()
    onStep(game, by)
  }
  const label = t('games.order', { name: nameIn(game, language) })
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={label}
      title={label}
      onKeyDown={onKeyDown}
      {...handleFor(game)}
    >
      <OfficeIcon name="grip" size={14} />
    </button>
  )
}
