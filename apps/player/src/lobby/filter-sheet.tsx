import { THEMES } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { Icon } from '@camellia/ui/icons'
import { type ReactNode, useState } from 'react'
import { Chip } from '../site/chips'
import styles from './lobby.module.css'
import {
  BETS_MOST,
  countWith,
  type LobbyFilter,
  RTP_LEAST,
  themesIn,
  VOLATILITIES,
} from './lobby.rules'
import { choicesOn } from './lobby-search'
import { MechanicChips } from './lobby-tools'
import type { Lobby } from './use-lobby'

/** On a phone the choices lie in a sheet; its button always says how many titles they leave. */
export function FilterSheet({ lobby }: { readonly lobby: Lobby }) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const on = choicesOn(lobby.search)
  const close = () => setOpen(false)
  return (
    <>
      <Chip on={on > 0} count={on > 0 ? on : undefined} onClick={() => setOpen(true)}>
        <Icon name="settings" size={16} />
        {t('lobby.filter')}
      </Chip>
      {open && (
        <Dialog title={t('lobby.filter')} onClose={close}>
          <Choices lobby={lobby} />
          <div className={styles.sheetEnd}>
            <Button
              onClick={() =>
                lobby.change({
                  mechanics: undefined,
                  theme: undefined,
                  volatility: undefined,
                  rtp: undefined,
                  bet: undefined,
                })
              }
            >
              {t('lobby.clear')}
            </Button>
            <Button look="primary" onClick={close}>
              {t('lobby.show', { count: lobby.shown.length })}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

function Choices({ lobby }: { readonly lobby: Lobby }) {
  const { t, percent, won } = useTexts()
  return (
    <div className={styles.sheet}>
      <Group title={t('lobby.mechanic')}>
        <MechanicChips lobby={lobby} />
      </Group>
      <Figures
        lobby={lobby}
        title={t('lobby.theme')}
        name="theme"
        choices={themesIn(lobby.slots, THEMES).map((value) => [value, t(`theme.${value}`)])}
      />
      <Figures
        lobby={lobby}
        title={t('slot.volatility')}
        name="volatility"
        choices={VOLATILITIES.map((value) => [value, t(`volatility.${value}`)])}
      />
      <Figures
        lobby={lobby}
        title={t('lobby.rtp')}
        name="rtp"
        choices={RTP_LEAST.map((value) => [
          value,
          t('lobby.rtpLeast', { percent: percent(value) }),
        ])}
      />
      <Figures
        lobby={lobby}
        title={t('game.minBet')}
        name="bet"
        choices={BETS_MOST.map((value) => [value, t('lobby.betMost', { amount: won(value) })])}
      />
    </div>
  )
}

function Figures({
  lobby: { search, change, found, mine },
  title,
  name,
  choices,
}: {
  readonly lobby: Lobby
  readonly title: string
  readonly name: 'theme' | 'volatility' | 'rtp' | 'bet'
  readonly choices: readonly (readonly [string | number, string])[]
}) {
  return (
    <Group title={title}>
      {choices.map(([value, label]) => (
        <Chip
          key={value}
          on={search[name] === value}
          count={countWith(found, {
            filter: search,
            change: { [name]: value } satisfies Partial<LobbyFilter>,
            mine,
          })}
          onClick={() => change({ [name]: search[name] === value ? undefined : value })}
        >
          {label}
        </Chip>
      ))}
    </Group>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
  )
}
