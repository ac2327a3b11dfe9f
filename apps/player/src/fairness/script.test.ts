import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Claim } from '@camellia/engines/verify'
import { afterAll, expect, test } from 'vitest'
import { scriptOf } from './script'

const folder = mkdtempSync(join(tmpdir(), 'camellia-script-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function run(claim: Claim) {
  const file = join(folder, 'verify.mjs')
  writeFileSync(file, await scriptOf(claim))
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  return { status, text: `${stdout}${stderr}` }
}

const records = JSON.parse(readFileSync('docs/fairness-vectors.json', 'utf8')) as readonly Claim[]
const named = records.map((claim) => ({
  claim,
  name: `${claim.game} ${claim.variant ?? ''} ${claim.choice.buy ? 'bought ' : ''}${claim.stream}`,
}))

test.each(named)(
  'the copied script confirms a round of $name by itself, win and all',
  async (one) => {
    const { status, text } = await run(one.claim)
    expect(text).toContain('commit holds\noutcome holds\nwin holds\n')
    expect(text).not.toContain('DIFFERS')
    expect(status).toBe(0)
  },
)

test('it finds a changed win, stream, nonce and client seed', async () => {
  const [claim] = records.filter(({ game }) => game === 'tiger-moon')
  if (!claim) throw new Error('an example is there')
  const changes: Partial<Claim>[] = [
    { win: (claim.win ?? 0) + 1 },
    { stream: claim.stream === 1 ? 2 : 1 },
    { nonce: 43 },
    { clientSeed: 'a"b\\' },
  ]
  for (const change of changes) {
    const { status, text } = await run({ ...claim, ...change })
    expect(text).toContain('DIFFERS')
    expect(status).toBe(1)
  }
})
