import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config'
import type { Job } from '../schedule/job'
import { SEAL_KEY, startSite, type TestSite } from '../testing-site'
import { backupJobs } from './backup-jobs'

let site: TestSite
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'camellia-backup-jobs-'))
  site = await startSite()
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
  rmSync(folder, { recursive: true })
})

function jobs(): Readonly<Record<string, Job>> {
  const config = readConfig({ DATABASE_URL: site.ownerUrl, SEAL_KEY, DATA_DIR: folder })
  return Object.fromEntries(backupJobs(config, site.ownerUrl).map((job) => [job.name, job]))
}

const run = (name: string, told: string[] = []) =>
  jobs()[name]?.run(site.db, '2026-11-17', async (step) => void told.push(step))

test('there is no drill without a backup', async () => {
  await expect(run('restore-drill')).rejects.toThrow('no backup yet')
  expect(existsSync(join(folder, 'restore-drill'))).toBe(false)
})

test('a backup asked for is read back and readable by the product alone', async () => {
  const told: string[] = []
  const report = await run('backup', told)
  expect(told).toEqual(['BACKUP_BEGUN', 'BACKUP_READ_BACK'])
  const [file = ''] = readdirSync(join(folder, 'backups'))
  expect(report).toMatchObject({ found: { file } })
  expect(statSync(join(folder, 'backups', file)).mode & 0o777).toBe(0o600)
})

test('neither runs by the clock', () => {
  expect(Object.values(jobs()).map(({ when }) => when.every)).toEqual(['ASKED', 'ASKED'])
})
