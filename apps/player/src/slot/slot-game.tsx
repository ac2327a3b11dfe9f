import { useTexts } from '@camellia/i18n/texts'
import type { StageHandle } from '@camellia/stage/use-stage'
import { Button } from '@camellia/ui/button'
import { type CSSProperties, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { BuyButton } from './hud/buy-button'
import { Deck } from './hud/deck'
import styles from './hud/hud.module.css'
import { SetPanel } from './hud/set-panel'
import type { SlotDialog } from './hud/slot-dialogs'
import { TopBar } from './hud/top-bar'
import { Announcer, FreeSpinMeter, SetBanner, WinMeter } from './hud/win-meter'
import type { RoundSource } from './round-source'
import { useSlot } from './use-slot'

const dialogs = () => import('./hud/slot-dialogs')
const Dialogs = lazy(async () => ({ default: (await dialogs()).SlotDialogs }))

/** A slot, from edge to edge of the screen. Where its rounds come from is the source's affair. */
export function SlotGame({ source }: { readonly source: RoundSource }) {
  const play = useSlot(source)
  const [open, setOpen] = useState<SlotDialog>()
  useEffect(() => {
    // One that does not come is asked for again when it is opened.
    if (play.stage) dialogs().catch(() => {})
  }, [play.stage])
  return (
    <SlotFrame handle={play} name={source.name} onTap={() => play.busy && play.press()}>
      <TopBar source={source} play={play} onInfo={() => setOpen('info')} />
      <FreeSpinMeter play={play} />
      <SetPanel face={source.face} play={play} />
      <SetBanner view={play.view} bet={play.round?.bet ?? play.bet} />
      {play.places?.side === 'portrait' && <WinMeter play={play} />}
      <Deck
        source={source}
        play={play}
        onInfo={() => setOpen('info')}
        onAuto={() => setOpen('auto')}
      />
      <BuyButton source={source} play={play} onOpen={() => setOpen('buy')} />
      <Announcer play={play} />
      {open && (
        <Suspense fallback={null}>
          <Dialogs open={open} source={source} play={play} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </SlotFrame>
  )
}

/** The stage and what lies over it, measured in the pixels of its board. */
export function SlotFrame({
  handle,
  name,
  onTap,
  children,
}: {
  readonly handle: StageHandle
  readonly name: string
  readonly onTap: () => void
  readonly children: ReactNode
}) {
  const { host, places, look, failed } = handle
  return (
    <main
      className={styles.screen}
      data-side={places?.side}
      data-light={look?.palette.light}
      style={variablesOf(handle)}
    >
      <h1 className="srOnly">{name}</h1>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the button does the same. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same. */}
      <div ref={host} className={styles.host} onClick={onTap} />
      {look && places ? children : <Loading failed={failed} />}
    </main>
  )
}

function Loading({ failed }: { readonly failed: boolean }) {
  const { t } = useTexts()
  return (
    <div className={styles.loading} role="status">
      {failed ? t('slot.failed') : t('word.loading')}
      {failed && <Button onClick={() => window.location.reload()}>{t('word.retry')}</Button>}
    </div>
  )
}

const HUD_LEAST = 0.62

function variablesOf({ places, look }: StageHandle): CSSProperties {
  if (!places || !look) return {}
  const { scale, window, x, y } = places
  const { palette, buttons } = look
  const variables: Record<string, string | number> = {
    '--u': `${Math.max(HUD_LEAST, scale)}px`,
    '--strip': `${y + places.strip * scale}px`,
    '--deck': `${y + places.deck * scale}px`,
    '--reel-top': `${y + window.y * scale}px`,
    '--reel-left': `${x + window.x * scale}px`,
    '--reel-width': `${window.w * scale}px`,
    '--reel-middle': `${x + (window.x + window.w / 2) * scale}px`,
    '--reel-centre': `${y + (window.y + window.h / 2) * scale}px`,
    '--ink': palette.text,
    '--dim': palette.dim,
    '--glow': palette.accent,
    '--ground': palette.dark,
    '--knob': `url(${buttons.knob})`,
  }
  return variables
}
