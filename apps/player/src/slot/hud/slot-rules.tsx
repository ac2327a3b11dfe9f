import { useTexts } from '@camellia/i18n/texts'
import type { GameFace } from '@camellia/stage/face'
import { Help } from '@camellia/ui/help'
import styles from './dialogs.module.css'

/** How it is played and with what return; all of it from the definition that is played. */
export function SlotRules({ face }: { readonly face: GameFace }) {
  const { t, percent, number } = useTexts()
  const { freeSpins } = face
  return (
    <div className={styles.rules}>
      <ul>
        <li>{paysRule()}</li>
        {has('wild') && <li>{t('slot.ruleWild')}</li>}
        {face.tumbles && <li>{t('slot.ruleTumble')}</li>}
        {has('orb') && <li>{t('slot.ruleOrb')}</li>}
        {freeSpins && <li>{freeRule(freeSpins)}</li>}
        {freeSpins?.again && (
          <li>{t('slot.ruleMore', { from: freeSpins.again.from, n: freeSpins.again.spins })}</li>
        )}
        {face.wildMults.length > 0 && (
          <li>{t('slot.ruleWildMult', { list: timesOf(face.wildMults) })}</li>
        )}
        {face.wildByReel.length > 0 && (
          <li>{t('slot.ruleWildReel', { list: timesOf(face.wildByReel) })}</li>
        )}
        {face.cellSteps.length > 0 && (
          <li>{t('slot.ruleCells', { list: timesOf(face.cellSteps) })}</li>
        )}
        {face.keepsMarks && <li>{t('slot.ruleCellsKeep')}</li>}
        <li>{t('slot.ruleFloor')}</li>
        <li>{t('slot.ruleShown')}</li>
        <li>{t('slot.ruleCap', { n: number(face.maxWin) })}</li>
      </ul>
      <dl>
        <div>
          <dt>
            {t('slot.return')}
            <Help word="rtp" />
          </dt>
          <dd>
            <bdi>{percent(face.rtp)}</bdi>
          </dd>
        </div>
        {face.buyRtp !== undefined && (
          <div>
            <dt>{t('slot.buyReturn')}</dt>
            <dd>
              <bdi>{percent(face.buyRtp)}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>
            {t('slot.volatility')}
            <Help word="volatility" />
          </dt>
          <dd>{number(face.volatility)} / 5</dd>
        </div>
        <div>
          <dt>{t('slot.definition')}</dt>
          <dd className={styles.hash}>{face.version}</dd>
        </div>
      </dl>
    </div>
  )

  function has(kind: GameFace['symbols'][number]['kind']): boolean {
    return face.symbols.some((symbol) => symbol.kind === kind)
  }

  function freeRule({ from, spins, mult }: NonNullable<GameFace['freeSpins']>): string {
    return mult > 1
      ? t('slot.ruleFree', { from, n: spins, mult })
      : t('slot.ruleFreePlain', { from, n: spins })
  }

  function paysRule(): string {
    const { pays } = face
    if (pays.type === 'lines') return t('slot.ruleLines', { count: pays.lines.length })
    if (pays.type === 'ways') return t('slot.ruleWays', { n: number(pays.ways) })
    if (pays.type === 'anywhere') return t('slot.ruleAnywhere', { n: pays.min })
    return t('slot.ruleCluster', { n: pays.min })
  }
}

function timesOf(mults: readonly number[]): string {
  return mults.map((mult) => `×${mult}`).join(', ')
}
