import { readFileSync } from 'node:fs'
import { findings } from '../../tools/tidy'
import type { Ask, Outcome, Part } from '../part'
import { type File, filesOfTheRepository } from './files'
import { foreignPackages, type Lockfile, lockfileFindings, SPOILT, spoilt } from './lockfile'
import { policiesOf, policyFindings, WEAK_POLICIES } from './policy'
import { bomFindings, writeBom } from './sbom'
import { PLANTED_SECRETS, secretsIn } from './secrets'

/** Calls that must not be in the product; each is planted once. */
const PLANTED_CALLS: readonly File[] = [
  'const a = Math.random()',
  "const a = eval('1')",
  "const a = new Function('return 1')",
  'place.innerHTML = text',
  'return <p dangerouslySetInnerHTML={{ __html: text }} />',
  'document.write(text)',
  'const a = parseFloat(text)',
  'const a = Number(input.amount)',
  "await tx.sql.unsafe('select ' + text)",
  "import { exec } from 'node:child_process'",
  "const a = createHash('md5')",
  "const a = createCipheriv('aes-128-ecb', key, null)",
].map((text) => ({ path: 'apps/server/src/member/planted.ts', text }))

/** Reads the repository and what is installed; the product is not started. */
export const STATIC: Part = {
  name: 'static',
  shows:
    'No secret, no banned call, no unpinned package and no weak content policy is in the tree.',
  async run(ask) {
    const files = filesOfTheRepository()
    const checks = [
      await secretCheck(files),
      tidyCheck(files),
      lockfileCheck(),
      await policyCheck(ask),
      bomCheck(ask),
    ]
    return {
      operations: checks.reduce((sum, { operations }) => sum + operations, 0),
      faults: checks.reduce((sum, { faults }) => sum + faults, 0),
      violations: checks.flatMap(({ violations }) => violations),
      figures: [
        ...checks.flatMap(({ figures }) => figures).map((line) => `- ${line}`),
        '- advisories about packages (`npm audit`): not part of this, not run',
      ],
    }
  },
}

export async function secretCheck(files: readonly File[]): Promise<Outcome> {
  const missed: string[] = []
  for (const planted of PLANTED_SECRETS) {
    if ((await secretsIn([planted])).length === 0) missed.push(`secretlint misses ${planted.path}`)
  }
  const found = await secretsIn(files)
  return {
    operations: files.length,
    faults: PLANTED_SECRETS.length,
    violations: [...found, ...missed],
    figures: [
      `secretlint, recommended rules: ${files.length} files, ${found.length} secrets; ` +
        `${PLANTED_SECRETS.length - missed.length} of ${PLANTED_SECRETS.length} planted ones found`,
    ],
  }
}

export function tidyCheck(files: readonly File[]): Outcome {
  const found = files.flatMap(findings)
  const missed = PLANTED_CALLS.filter((planted) => findings(planted).length === 0)
  return {
    operations: files.length,
    faults: PLANTED_CALLS.length,
    violations: [...found, ...missed.map(({ text }) => `the rules of the house let ${text} pass`)],
    figures: [
      `rules of the house (\`tools/tidy.ts\`): ${found.length} findings; ` +
        `${PLANTED_CALLS.length - missed.length} of ${PLANTED_CALLS.length} planted calls found`,
    ],
  }
}

export function lockfileCheck(): Outcome {
  const text = readFileSync('package-lock.json', 'utf8')
  const count = foreignPackages(JSON.parse(text) as Lockfile).length
  const found = lockfileFindings(text)
  const missed = SPOILT.filter(({ entry }) => lockfileFindings(spoilt(text, entry)).length === 0)
  return {
    operations: count,
    faults: SPOILT.length,
    violations: [...found, ...missed.map(({ what }) => `lock file: ${what} passes`)],
    figures: [
      `lockfile-lint: ${count} packages, ${found.length} findings (HTTPS, one place, SHA-512); ` +
        `${SPOILT.length - missed.length} of ${SPOILT.length} spoilt entries found`,
    ],
  }
}

export async function policyCheck({ scratch }: Pick<Ask, 'scratch'>): Promise<Outcome> {
  const pages = ['/', '/api/docs', '/api/docs/json']
  const policies = [
    ...(await policiesOf('PLAYER', scratch, pages)),
    ...(await policiesOf('OFFICE', scratch, pages)),
  ]
  const found = policies.flatMap((policy) => [
    ...policyFindings(policy),
    ...(/require-trusted-types-for 'script';trusted-types dompurify(;|$)/.test(policy)
      ? []
      : ['content policy: Trusted Types are not required']),
  ])
  const missed = WEAK_POLICIES.filter((policy) => policyFindings(policy).length === 0)
  return {
    operations: policies.length,
    faults: WEAK_POLICIES.length,
    violations: [...found, ...missed.map((policy) => `a weak content policy passes: ${policy}`)],
    figures: [
      `CSP evaluator: two sites, ${found.length} findings of high or medium weight; ` +
        `${WEAK_POLICIES.length - missed.length} of ${WEAK_POLICIES.length} weak policies found`,
    ],
  }
}

function bomCheck({ scratch }: Ask): Outcome {
  const { bom } = writeBom(scratch)
  return {
    operations: bom.components.length,
    faults: 0,
    violations: bomFindings(bom),
    figures: [
      `bill of materials (\`npm sbom\`, CycloneDX ${bom.specVersion}): ` +
        `${bom.components.length} components`,
    ],
  }
}
