import type { SlotRule } from '@camellia/engines/slot/rules'
import { useTexts } from '@camellia/i18n/texts'
import type { GameFace } from '@camellia/stage/face'
import { Help } from '@camellia/ui/help'
import styles from './dialogs.module.css'

/** How it is played and with what return; all of it from the definition that is played. */
export function SlotRules({ face }: { readonly face: GameFace }) {
  const { t, percent, number } = useTexts()
  return (
    <div className={styles.rules}>
      <ul>
        {face.rules.map((rule) => (
          <li key={rule.key}>{t(`slot.rule${rule.key}`, valuesOf(rule, number))}</li>
        ))}
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
}

/** The figures of a rule as the reader writes them. */
function valuesOf(rule: SlotRule, number: (value: number) => string) {
  const { key: _, ...figures } = rule
  const entries = Object.entries(figures).map(([name, value]): [string, string | number] => {
    if (Array.isArray(value)) return ['list', listText(value)]
    // A count chooses the form of its noun, and is written by it.
    return [name, name === 'count' ? Number(value) : number(Number(value))]
  })
  return Object.fromEntries(entries)
}

/** Multipliers with their sign, names as they are. */
function listText(list: readonly (number | string)[]): string {
  return list.map((one) => (typeof one === 'number' ? `×${one}` : one)).join(', ')
}
