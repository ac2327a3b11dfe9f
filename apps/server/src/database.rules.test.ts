import { expect, test } from 'vitest'
import {
  type DatabaseFacts,
  databaseFaults,
  databaseWarnings,
  type RoleFacts,
  roleFaults,
} from './database.rules'

const GOOD: DatabaseFacts = {
  settings: {
    fsync: 'on',
    full_page_writes: 'on',
    zero_damaged_pages: 'off',
    ignore_checksum_failure: 'off',
    data_sync_retry: 'off',
    session_replication_role: 'origin',
    synchronous_commit: 'on',
    data_checksums: 'on',
  },
  standby: false,
  waitsForStandby: false,
}

function but(settings: Record<string, string>, more: Partial<DatabaseFacts> = {}): DatabaseFacts {
  return { ...GOOD, ...more, settings: { ...GOOD.settings, ...settings } }
}

test('a database with the settings we ask for is trusted, with real money too', () => {
  expect(databaseFaults(GOOD, 'real')).toEqual([])
  expect(databaseWarnings(GOOD, 'play')).toEqual([])
})

test.each([
  { name: 'fsync', value: 'off', wanted: 'on' },
  { name: 'full_page_writes', value: 'off', wanted: 'on' },
  { name: 'zero_damaged_pages', value: 'on', wanted: 'off' },
  { name: 'ignore_checksum_failure', value: 'on', wanted: 'off' },
  { name: 'data_sync_retry', value: 'on', wanted: 'off' },
  { name: 'session_replication_role', value: 'replica', wanted: 'origin' },
  { name: 'synchronous_commit', value: 'off', wanted: 'on' },
])('$name=$value is a reason not to start', ({ name, value, wanted }) => {
  expect(databaseFaults(but({ [name]: value }), 'play')).toEqual([
    `PostgreSQL runs with ${name}=${value}: set it to ${wanted}.`,
  ])
})

test.each([
  { commit: 'on', alone: true, withStandby: true },
  { commit: 'remote_apply', alone: true, withStandby: true },
  { commit: 'remote_write', alone: true, withStandby: false },
  { commit: 'local', alone: true, withStandby: false },
  { commit: 'off', alone: false, withStandby: false },
])('synchronous_commit=$commit: alone $alone, with a synchronous standby $withStandby', (given) => {
  const holds = (waitsForStandby: boolean) =>
    databaseFaults(but({ synchronous_commit: given.commit }, { waitsForStandby }), 'real')
      .length === 0
  expect({ alone: holds(false), withStandby: holds(true) }).toEqual({
    alone: given.alone,
    withStandby: given.withStandby,
  })
})

test('a database without checksums is refused for real money and named for play money', () => {
  const facts = but({ data_checksums: 'off' })
  expect(databaseFaults(facts, 'real')).toEqual([expect.stringContaining('checksums')])
  expect(databaseFaults(facts, 'play')).toEqual([])
  expect(databaseWarnings(facts, 'play')).toEqual([expect.stringContaining('checksums')])
})

test('a standby is not the one to start on', () => {
  expect(databaseFaults({ ...GOOD, standby: true }, 'play')).toEqual([
    expect.stringContaining('standby'),
  ])
})

test.each([
  { power: { superuser: true }, says: 'is a superuser' },
  { power: { bypassesRowSecurity: true }, says: 'bypasses row security' },
  { power: { createsRoles: true }, says: 'creates roles' },
  { power: { owns: true }, says: 'owns the tables' },
])('a role of the application that $says is refused', ({ power, says }) => {
  const weak: RoleFacts = {
    name: 'camellia_app',
    superuser: false,
    bypassesRowSecurity: false,
    createsRoles: false,
    owns: false,
  }
  expect(roleFaults(weak)).toEqual([])
  expect(roleFaults({ ...weak, ...power })).toEqual([expect.stringContaining(says)])
})
