import { tileOf } from '@camellia/art/art'
import { useTexts } from '@camellia/i18n/texts'
import { Dialog } from '@camellia/ui/dialog'
import { Icon } from '@camellia/ui/icons'
import { type KeyboardEvent, useRef, useState } from 'react'
import { findGames } from '../site/find-games.rules'
import { useRecentSearches } from '../site/recent-searches'
import { RecentWords } from '../site/recent-words'
import { SiteLink } from '../site/site-link'
import { useGameWords } from '../site/use-game-words'
import { gameHref, useGames } from '../site/use-games'
import styles from './search-modal.module.css'

export function SearchModal({ onClose }: { readonly onClose: () => void }) {
  const { t, percent } = useTexts()
  const { games, nameOf } = useGames()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const { remember } = useRecentSearches()
  const choose = (wanted: string) => {
    setWords(wanted)
    setAt(0)
  }
  const go = () => {
    remember(words)
    onClose()
  }
  const found = findGames(games, words, useGameWords())
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step) event.preventDefault()
    if (step) setAt(Math.max(0, Math.min(found.length - 1, at + step)))
    if (event.key === 'Enter') list.current?.querySelectorAll('a')[at]?.click()
  }
  return (
    <Dialog title={t('search.title')} plain width={560} onClose={onClose}>
      <label className={styles.box}>
        <Icon name="search" />
        <input
          data-autofocus
          aria-label={t('search.title')}
          placeholder={t('search.placeholder')}
          value={words}
          onKeyDown={onKey}
          onChange={(event) => choose(event.target.value)}
        />
      </label>
      <div className={styles.recent}>{words === '' && <RecentWords onChoose={choose} />}</div>
      <ul className={styles.list} ref={list}>
        {found.map((game, index) => (
          <li key={game.code} data-at={index === at}>
            <SiteLink href={gameHref(game.code)} onGo={go}>
              <img src={tileOf(game.code).image} alt="" />
              <b>{nameOf(game.code)}</b>
              <small>{t('game.rtp', { percent: percent(game.rtp) })}</small>
            </SiteLink>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{t('search.none')}</p>}
      <p className={styles.keys}>{t('search.keys')}</p>
    </Dialog>
  )
}
