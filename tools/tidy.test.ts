import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findings } from './tidy'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(path))

test('every file keeps to the levels and to the rules of the house', () => {
  const sources = files
    .filter((path) => /\.(ts|tsx)$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  expect(sources.length).toBeGreaterThan(50)
  expect(sources.flatMap(findings)).toEqual([])
})

test.each([
  ['packages/kernel/src/x.ts', "import { a } from '@camellia/db/tx'", 'kernel may not import db'],
  ['apps/player/src/home/x.ts', "import { a } from '@camellia/ledger/post'", 'may not use ledger'],
  ['apps/server/src/tree/x.ts', "import { a } from '../access/access.service'", 'not below'],
  ['apps/server/src/play/x.ts', "import { a } from '../site/site.sql'", 'not below'],
  ['apps/office/src/member/x.tsx', "import { a } from '../report/y'", 'do not know each other'],
  ['apps/office/src/member/x.tsx', "import { Modal } from '@mantine/core'", 'only in packages/ui'],
  ['packages/engines/src/x.ts', "import { a } from 'node:fs'", 'no I/O'],
  ['apps/server/src/member/x.ts', 'const a = process.env.A', 'only config'],
  ['apps/server/src/member/x.ts', 'const a = Math.random()', 'chance'],
  ['apps/server/src/member/x.ts', 'const a = Date.now()', 'clock'],
  ['apps/server/src/member/x.service.ts', 'await tx.sql`select 1`', 'SQL is written'],
  ['apps/server/src/member/x.sql.ts', 'tx.sql`update wallet set cash = 1`', 'only the ledger'],
  ['apps/player/src/home/x.ts', "await fetch('/x')", 'packages/client'],
  ['apps/server/src/member/x.rules.ts', 'export async function a() {}', 'pure code'],
  ['apps/server/src/member/x.sql.ts', 'tx.sql.unsafe(text)', 'put together from text'],
  ['apps/server/src/member/x.ts', 'eval(text)', 'run as code'],
  ['apps/player/src/home/x.tsx', 'place.innerHTML = text', 'only through cleanNodes'],
  ['packages/ui/src/x.tsx', 'dangerouslySetInnerHTML={{ __html }}', 'only through cleanNodes'],
  ['apps/server/src/member/x.ts', "import { exec } from 'node:child_process'", 'starts programs'],
  ['apps/server/src/member/x.ts', 'won(Number(input.amount))', 'never read from text'],
  ['apps/server/src/member/x.ts', "createHash('md5')", 'broken'],
  ['apps/server/src/member/x.ts', "createCipheriv('aes-256-ecb', key, null)", 'broken'],
  ['apps/server/src/member/x.ts', 'db.system((tx) => a(tx))', 'without a person'],
  ['apps/server/src/member/x.ts', 'a\n'.repeat(302), 'lines'],
])('%s with %j is found out', (path, text, says) => {
  expect(findings({ path, text }).join()).toContain(says)
})

const LONG_FUNCTIONS = 39

test('the list of files with a function over sixty lines only becomes shorter', () => {
  const { overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
    overrides: { files: string[] }[]
  }
  const listed = overrides.at(-1)?.files ?? []
  expect(listed.length).toBeLessThanOrEqual(LONG_FUNCTIONS)
  const folder = mkdtempSync(join(tmpdir(), 'camellia-tidy-'))
  const config = join(folder, 'long.json')
  writeFileSync(config, '{"rules": {"max-lines-per-function": ["error", {"max": 60}]}}')
  const args = ['node_modules/oxlint/bin/oxlint', '-c', config, '-f', 'json', '-A', 'all']
  const { stdout } = spawnSync(
    process.execPath,
    [...args, '-D', 'max-lines-per-function', ...listed],
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] }
  // One that is short again leaves the list.
  expect([...new Set(diagnostics.map(({ filename }) => filename))].sort()).toEqual(listed)
})
