import type { Site } from '@camellia/contract/endpoint'
import type { Verdict } from '@camellia/contract/ip'
import { type Network, networkOf, spelled, widened } from '@camellia/kernel/network'

export interface Rule {
  readonly id: string
  readonly network: string
  readonly site: Site
  readonly verdict: Verdict
}

export interface Decision {
  readonly admitted: boolean
  readonly rule: Rule | null
}

/** Rules made ready for asking on every call. */
export interface RuleBook {
  decide(site: Site, address: string): Decision
}

/**
 * The narrowest rule of the site decides. Without one everybody may come, unless the office has a
 * rule that allows someone: then only those.
 */
export function ruleBookOf(rules: readonly Rule[]): RuleBook {
  const byRange = new Map<string, Rule>()
  const lengths = { 4: new Set<number>(), 6: new Set<number>() }
  for (const rule of rules) {
    const network = networkOf(rule.network)
    if (!network) continue
    byRange.set(keyOf(rule.site, network), rule)
    lengths[network.family].add(network.prefix)
  }
  const narrowestFirst = { 4: descending(lengths[4]), 6: descending(lengths[6]) }
  const onlyAllowed = rules.some(({ site, verdict }) => site === 'OFFICE' && verdict === 'ALLOW')

  return {
    decide(site, address) {
      if (rules.length === 0) return { admitted: true, rule: null }
      const asked = networkOf(address)
      for (const prefix of asked ? narrowestFirst[asked.family] : []) {
        const range = asked && prefix <= asked.prefix ? widened(asked, prefix) : undefined
        const rule = range && byRange.get(keyOf(site, range))
        if (rule) return { admitted: rule.verdict === 'ALLOW', rule }
      }
      return { admitted: site !== 'OFFICE' || !onlyAllowed, rule: null }
    },
  }
}

/** Wider ranges of the office are whole countries and everybody's next address. */
const WIDEST_BLOCK = { 4: 16, 6: 32 } as const

export function blocksTooMuch({ network, site, verdict }: Omit<Rule, 'id'>): boolean {
  const range = networkOf(network)
  if (!range || site !== 'OFFICE' || verdict !== 'BLOCK') return false
  return range.prefix < WIDEST_BLOCK[range.family]
}

/** Whether someone who works from this address would shut themselves out of the office. */
export function locksOut(rules: readonly Rule[], address: string): boolean {
  return !ruleBookOf(rules).decide('OFFICE', address).admitted
}

function keyOf(site: Site, network: Network): string {
  return `${site} ${network.family} ${spelled(network)}/${network.prefix}`
}

function descending(lengths: ReadonlySet<number>): readonly number[] {
  return [...lengths].sort((a, b) => b - a)
}
