import { useTexts } from '@camellia/i18n/texts'
import type { GameFace } from '@camellia/stage/face'
import type { Look } from '@camellia/stage/look'
import { isSetName } from '@camellia/stage/set-names'
import { useStageView } from '@camellia/stage/view-store'
import { Won } from '@camellia/ui/money'
import { SymbolPicture } from '../../site/symbol-picture'
import { moneyOf } from '../slot.rules'
import type { SlotPlay } from '../use-slot'
import styles from './hud.module.css'

/** Below this the panel would touch the reels. */
const SCALE_LEAST = 0.62

/** Beats with large letters over everything. */
const LOUD = ['intro', 'more', 'outro', 'tier', 'cap']

/** Beside the reels: the sets of the title and what they pay at the present bet. */
export function SetPanel({ face, play }: { readonly face: GameFace; readonly play: SlotPlay }) {
  const { t } = useTexts()
  const { places, look } = play
  const beat = useStageView(play.view, (view) => view.beat)
  if (!face.sets.length || places?.side !== 'landscape' || places.scale < SCALE_LEAST) return null
  return (
    <section className={styles.sets} data-hidden={beat !== undefined && LOUD.includes(beat)}>
      <h2>{t('slot.sets')}</h2>
      <SetList face={face} look={look} play={play} />
    </section>
  )
}

function SetList({
  face,
  look,
  play,
}: {
  readonly face: GameFace
  readonly look: Look | undefined
  readonly play: SlotPlay
}) {
  const { t } = useTexts()
  const shown = useStageView(play.view, ({ set }) => set)
  return (
    <ul>
      {face.sets.map(({ name, rule, symbols, cents }) => (
        <li key={name} data-shown={shown === name}>
          <span className={styles.setCards} title={t(ruleKey(rule))}>
            {symbols.map((symbol) => (
              <SymbolPicture
                key={symbol}
                look={look}
                art={face.symbols[symbol]?.art ?? ''}
                size={play.places ? 30 * play.places.scale : 30}
              />
            ))}
          </span>
          <span>{isSetName(name) ? t(`slotSet.${name}`) : name}</span>
          <b>
            <Won amount={moneyOf(play.bet, cents)} />
          </b>
        </li>
      ))}
    </ul>
  )
}

export function ruleKey(rule: 'order' | 'only'): 'slot.setOrder' | 'slot.setOnly' {
  return rule === 'order' ? 'slot.setOrder' : 'slot.setOnly'
}
