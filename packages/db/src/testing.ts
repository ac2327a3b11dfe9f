import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'

/** The cluster that the test run started; see testing-setup.ts. */
export interface TestCluster {
  readonly ownerUrl: string
  readonly appUrl: string
  readonly superUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster
  }
}

export interface TestDatabase {
  readonly ownerUrl: string
  readonly appUrl: string
  readonly drop: () => Promise<void>
}

/** Migrated once per run; every test file gets a copy of it. */
export const TEMPLATE_DATABASE = 'camellia_template'
export const EMPTY_DATABASE = 'camellia_empty'

/** A migrated database of one's own, without data. Drop it when the file is done. */
export function testDatabase(): Promise<TestDatabase> {
  return createDatabase(`template ${TEMPLATE_DATABASE}`)
}

/** A database of one's own that nobody has migrated. */
export function emptyTestDatabase(): Promise<TestDatabase> {
  return createDatabase('')
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const cluster = inject('cluster')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const owner = new URL(cluster.ownerUrl).username
  await asSuper(cluster, `create database ${name} ${template} owner ${owner}`)
  return {
    ownerUrl: onDatabase(cluster.ownerUrl, name),
    appUrl: onDatabase(cluster.appUrl, name),
    drop: () => asSuper(cluster, `drop database if exists ${name} with (force)`),
  }
}

/** A database without tables, shared by the tests that only need a server to talk through. */
export function testDatabaseUrl(): string {
  return onDatabase(inject('cluster').ownerUrl, EMPTY_DATABASE)
}

export function onDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

export async function asSuper(cluster: TestCluster, command: string): Promise<void> {
  const sql = postgres(onDatabase(cluster.superUrl, 'postgres'), { max: 1, onnotice: () => {} })
  try {
    await sql.unsafe(command)
  } finally {
    await sql.end()
  }
}
