import { MECHANICS, THEMES } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { useEffect, useState } from 'react'
import { Chip, ChipGap, ChipSelect, Chips } from '../site/chips'
import { useRecentSearches } from '../site/recent-searches'
import { RecentWords } from '../site/recent-words'
import styles from './lobby.module.css'
import {
  BETS_MOST,
  countWith,
  mechanicsIn,
  RTP_LEAST,
  SORTS,
  themesIn,
  toggled,
  VIEWS,
  VOLATILITIES,
} from './lobby.rules'
import type { Lobby } from './use-lobby'

/** Besides the usual one. */
const OTHER_SORTS = SORTS.filter((sort) => sort !== 'popular')

interface Props {
  readonly lobby: Lobby
}

export function LobbyTools({ lobby }: Props) {
  const { t } = useTexts()
  const { search, change } = lobby
  return (
    <div className={styles.tools}>
      <SearchBox
        words={search.q ?? ''}
        found={lobby.shown.length > 0}
        onChange={(q) => change({ q })}
      />
      <div className={styles.sort}>
        <span aria-hidden="true">{t('lobby.sort')}</span>
        <ChipSelect
          label={t('lobby.sort')}
          all={t('lobbySort.popular')}
          value={search.sort}
          choices={OTHER_SORTS.map((sort) => ({ value: sort, label: t(`lobbySort.${sort}`) }))}
          onChange={(sort) => change({ sort })}
        />
      </div>
    </div>
  )
}

/** Typing changes the address a moment later, so that the box never lags behind the fingers. */
function SearchBox({
  words,
  found,
  onChange,
}: {
  readonly words: string
  /** Only what found something is worth to be kept. */
  readonly found: boolean
  readonly onChange: (words: string) => void
}) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(words)
  const { remember } = useRecentSearches()
  useEffect(() => setTyped(words), [words])
  const type = (wanted: string) => {
    setTyped(wanted)
    onChange(wanted)
  }
  const keep = () => found && remember(typed)
  return (
    <div className={styles.searching}>
      <label className={styles.search}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={t('head.search')}
          placeholder={t('lobby.search')}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onBlur={keep}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
        <kbd dir="ltr">⌘K</kbd>
      </label>
      {typed === '' && <RecentWords onChoose={type} />}
    </div>
  )
}

/** Mine and new; with room for it also every other choice. */
export function ViewChips({ lobby, all = false }: Props & { readonly all?: boolean }) {
  const { t } = useTexts()
  const { search, change, found, mine } = lobby
  const count = (view: (typeof VIEWS)[number] | undefined) => {
    const { view: _, ...filter } = search
    return countWith(found, { filter, change: view ? { view } : {}, mine })
  }
  return (
    <Chips label={t('lobby.filter')}>
      {[undefined, ...VIEWS].map((view) => (
        <Chip
          key={view ?? 'all'}
          on={search.view === view}
          count={count(view)}
          onClick={() => change({ view })}
        >
          {t(`lobbyView.${view ?? 'all'}`)}
        </Chip>
      ))}
      {all && <ChipGap />}
      {all && <MechanicChips lobby={lobby} />}
      {all && <ChipGap />}
      {all && <FigureSelects lobby={lobby} />}
    </Chips>
  )
}

export function MechanicChips({ lobby }: Props) {
  const { t } = useTexts()
  const { search, change, found, slots, mine } = lobby
  const on = search.mechanics ?? []
  return mechanicsIn(slots, MECHANICS).map((mechanic) => (
    <Chip
      key={mechanic}
      on={on.includes(mechanic)}
      count={countWith(found, {
        filter: search,
        change: { mechanics: [...on, mechanic] },
        mine,
      })}
      onClick={() => change({ mechanics: toggled(on, mechanic) })}
    >
      {t(`mechanic.${mechanic}`)}
    </Chip>
  ))
}

export function FigureSelects({ lobby: { search, change, slots } }: Props) {
  const { t, percent, won } = useTexts()
  return (
    <>
      <ChipSelect
        label={t('lobby.theme')}
        all={t('lobby.theme')}
        value={search.theme}
        choices={themesIn(slots, THEMES).map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChange={(theme) => change({ theme })}
      />
      <ChipSelect
        label={t('slot.volatility')}
        all={t('slot.volatility')}
        value={search.volatility}
        choices={VOLATILITIES.map((value) => ({ value, label: t(`volatility.${value}`) }))}
        onChange={(volatility) => change({ volatility })}
      />
      <ChipSelect
        label={t('lobby.rtp')}
        all={t('lobby.rtp')}
        value={search.rtp}
        choices={RTP_LEAST.map((value) => ({
          value,
          label: t('lobby.rtpLeast', { percent: percent(value) }),
        }))}
        onChange={(rtp) => change({ rtp })}
      />
      <ChipSelect
        label={t('game.minBet')}
        all={t('game.minBet')}
        value={search.bet}
        choices={BETS_MOST.map((value) => ({
          value,
          label: t('lobby.betMost', { amount: won(value) }),
        }))}
        onChange={(bet) => change({ bet })}
      />
    </>
  )
}
