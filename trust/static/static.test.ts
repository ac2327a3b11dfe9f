import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOfTheRepository } from './files'
import { lockfileCheck, policyCheck, secretCheck, tidyCheck } from './part'

const files = filesOfTheRepository()

test('no secret is in the repository, and planted ones are found', async () => {
  const { violations, operations } = await secretCheck(files)
  expect(violations).toEqual([])
  expect(operations).toBeGreaterThan(500)
})

test('no banned call is in the repository, and planted ones are found', () => {
  expect(tidyCheck(files).violations).toEqual([])
})

test('every package is pinned to its bytes, and a spoilt lock file is found', () => {
  const { violations, operations } = lockfileCheck()
  expect(violations).toEqual([])
  expect(operations).toBeGreaterThan(200)
})

test('the content policies of both sites have no grave finding, and weak ones are found', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'camellia-policy-'))
  const { violations } = await policyCheck({ scratch })
  rmSync(scratch, { recursive: true })
  expect(violations).toEqual([])
})
