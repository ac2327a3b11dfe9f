import type { Claim } from '@camellia/engines/verify'

/**
 * The same in one file for Node alone, for whoever trusts neither us nor their browser. It plays
 * the whole round again, the win too, from the definition it carries (docs/fairness.md).
 */
export async function scriptOf(claim: Claim): Promise<string> {
  const [main, slot, definition] = await Promise.all([
    import('./standalone.js?raw'),
    import('./standalone-slot.js?raw'),
    definitionText(claim),
  ])
  const code = `${main.default}\n${slot.default}`
    .replace(/^import .*'\.\/standalone-slot\.js'\n/m, '')
    .replace(/^export /gm, '')
  const values = [claim, definition].map((value) => JSON.stringify(value ?? null, null, 1))
  return `// Save as verify.mjs and run: node verify.mjs\n${code}\nreport(${values.join(', ')})\n`
}

async function definitionText({ game, outcome }: Claim): Promise<string | undefined> {
  const { definitionOf } = await import('@camellia/engines/titles/registry')
  const { canonical } = await import('@camellia/engines/slot/hash')
  const def = definitionOf({ game, hash: game === 'odd-even' ? undefined : outcome?.def })
  return def && canonical(def)
}
