import { useTexts } from '@camellia/i18n/texts'
import type { FaceSymbol, GameFace } from '@camellia/stage/face'
import type { Look } from '@camellia/stage/look'
import { isSetName } from '@camellia/stage/set-names'
import { Won } from '@camellia/ui/money'
import { SymbolPicture } from '../../site/symbol-picture'
import { moneyOf, payRanges } from '../slot.rules'
import styles from './dialogs.module.css'
import { ruleKey } from './set-panel'

/** Every symbol with what it pays at the present bet, and the lines. */
export function Paytable({
  face,
  look,
  bet,
}: {
  readonly face: GameFace
  readonly look: Look | undefined
  readonly bet: number
}) {
  const { t, won } = useTexts()
  const most = mostOf(face)
  return (
    <>
      <p className={styles.note}>{t('slot.paysAt', { amount: won(bet) })}</p>
      {face.pays.type === 'ways' && <p className={styles.note}>{t('slot.perWay')}</p>}
      <ul className={styles.symbols}>
        {face.symbols.map((symbol) => (
          <li key={symbol.art}>
            <SymbolPicture look={look} art={symbol.art} />
            <SymbolPays symbol={symbol} bet={bet} most={most} />
          </li>
        ))}
        {face.groups.map(({ symbols, pays }) => (
          <li key={symbols.join()} className={styles.together}>
            <Pictures face={face} look={look} symbols={symbols} />
            <div>
              <b>{t('slot.anyOf')}</b>
              <Pays pays={pays} bet={bet} most={most} />
            </div>
          </li>
        ))}
        {face.sets.map(({ name, rule, symbols, cents }) => (
          <li key={name} className={styles.together}>
            <Pictures face={face} look={look} symbols={symbols} />
            <div>
              <b>{isSetName(name) ? t(`slotSet.${name}`) : name}</b>
              <p className={styles.note}>{t(ruleKey(rule))}</p>
              <Won amount={moneyOf(bet, cents)} />
            </div>
          </li>
        ))}
      </ul>
      {face.pays.type === 'lines' && <Lines face={face} lines={face.pays.lines} />}
    </>
  )
}

/** On lines and ways a reel counts once; elsewhere every cell does. */
function mostOf({ pays, reels, rows }: GameFace): number {
  return pays.type === 'lines' || pays.type === 'ways' ? reels : reels * rows
}

interface Paying {
  readonly bet: number
  /** How many of a symbol can count at once. */
  readonly most: number
}

function SymbolPays({ symbol, ...paying }: Paying & { readonly symbol: FaceSymbol }) {
  const { t } = useTexts()
  return (
    <div>
      {symbol.kind !== 'pay' && <b>{t(`slotSymbol.${symbol.kind}`)}</b>}
      <Pays pays={symbol.pays} {...paying} />
    </div>
  )
}

function Pays({ pays, bet, most }: Paying & { readonly pays: FaceSymbol['pays'] }) {
  return (
    <dl>
      {payRanges(pays, most).map(({ counts, cents }) => (
        <div key={counts}>
          <dt>
            <bdi dir="ltr">{counts}</bdi>
          </dt>
          <dd>
            <Won amount={moneyOf(bet, cents)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Pictures({
  face,
  look,
  symbols,
}: {
  readonly face: GameFace
  readonly look: Look | undefined
  readonly symbols: readonly number[]
}) {
  return (
    <span className={styles.pictures}>
      {symbols.map((symbol) => (
        <SymbolPicture key={symbol} look={look} art={face.symbols[symbol]?.art ?? ''} size={44} />
      ))}
    </span>
  )
}

function Lines({
  face,
  lines,
}: {
  readonly face: GameFace
  readonly lines: readonly (readonly number[])[]
}) {
  const { t } = useTexts()
  return (
    <section className={styles.lines}>
      <h3>{t('slot.lines', { count: lines.length })}</h3>
      <ol>
        {lines.map((rows, number) => (
          <li key={rows.join('')}>
            <span className="num">{number + 1}</span>
            <svg viewBox={`0 0 ${face.reels * 10} ${face.rows * 10}`} aria-hidden="true">
              <path
                d={rows.map((row, reel) => `M${reel * 10 + 1} ${row * 10 + 1}h8v8h-8z`).join('')}
              />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  )
}
