import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the command of the README plays rounds of every game and has them confirmed', () => {
  const command = ['run', '--silent', 'independent', '--', '--rounds', '20']
  const { status, stdout, stderr } = spawnSync('npm', command, { encoding: 'utf8' })
  expect(`${stdout}${stderr}`).toContain('160 hold, 0 do not')
  expect(status).toBe(0)
}, 300_000)
