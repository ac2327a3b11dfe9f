import type { SlotRule } from '@camellia/engines/slot/rules'
import { texts } from '@camellia/i18n/en/player-slot'

/** A rule in the words of the English page. */
export function ruleText(rule: SlotRule): string {
  const known: Readonly<Record<string, string>> = texts
  const text = known[`slot.rule${rule.key}`] ?? known[`slot.rule${rule.key}_other`]
  if (!text) throw new Error(`no text for the rule ${rule.key}`)
  const { key: _, ...figures } = rule
  return Object.entries(figures).reduce((said, [name, value]) => {
    if (Array.isArray(value)) return said.replace('{{list}}', listText(value))
    return said.replace(name === 'count' ? '{{n}}' : `{{${name}}}`, value.toLocaleString('en'))
  }, text)
}

function listText(list: readonly (number | string)[]): string {
  return list.map((one) => (typeof one === 'number' ? `×${one}` : one)).join(', ')
}
