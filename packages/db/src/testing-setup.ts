import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { OWNER_ROLE, startEmbedded } from './embedded'
import { migrate } from './migrate'
import { asSuper, EMPTY_DATABASE, onDatabase, TEMPLATE_DATABASE } from './testing'

/** One PostgreSQL for the whole run; returns what stops and removes it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'camellia-test-'))
  chmodSync(dataDir, 0o711)
  const cluster = await startEmbedded({ dataDir, log: (line) => project.vitest.logger.log(line) })
  const { ownerUrl, appUrl, superUrl } = cluster
  for (const name of [TEMPLATE_DATABASE, EMPTY_DATABASE]) {
    await asSuper(cluster, `create database ${name} owner ${OWNER_ROLE}`)
  }
  await migrate(onDatabase(ownerUrl, TEMPLATE_DATABASE))
  project.provide('cluster', { ownerUrl, appUrl, superUrl })
  return async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
