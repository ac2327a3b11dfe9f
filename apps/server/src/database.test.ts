import { asSuper, onDatabase, type TestDatabase, testDatabase } from '@camellia/db/testing'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { checkDatabase } from './database'

let database: TestDatabase
let name: string

beforeAll(async () => {
  database = await testDatabase()
  name = new URL(database.ownerUrl).pathname.slice(1)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await order(`alter database ${name} reset all`)
  await order(`alter role camellia_app in database ${name} reset all`)
})

const order = (command: string) => asSuper(inject('cluster'), command)
/** One address for both, as an owner gives who has only one: connections step down from it. */
function oneAddress() {
  const url = onDatabase(inject('cluster').superUrl, name)
  return { ownerUrl: url, appUrl: url }
}

test('what the product makes for itself is trusted, with real money too', async () => {
  expect(await checkDatabase(database, 'real')).toEqual([])
})

test.each([
  { setting: 'synchronous_commit', value: 'off' },
  { setting: 'zero_damaged_pages', value: 'on' },
  { setting: 'ignore_checksum_failure', value: 'on' },
  { setting: 'session_replication_role', value: 'replica' },
])('$setting=$value of the database stops the start', async ({ setting, value }) => {
  await order(`alter database ${name} set ${setting} = '${value}'`)
  await expect(checkDatabase(database, 'play')).rejects.toThrow(`with ${setting}=${value}: set it`)
})

test('a weaker promise of the application role alone stops the start', async () => {
  await order(`alter role camellia_app in database ${name} set synchronous_commit = off`)
  await expect(checkDatabase(database, 'play')).rejects.toThrow('synchronous_commit=off')
})

test('real money needs a log-in of its own for the application', async () => {
  await expect(checkDatabase(oneAddress(), 'real')).rejects.toThrow('DATABASE_APP_URL')
  expect(await checkDatabase(oneAddress(), 'play')).toEqual([])
})

test.each([
  { grant: 'superuser', says: 'is a superuser' },
  { grant: 'bypassrls', says: 'bypasses row security' },
  { grant: 'createrole', says: 'creates roles' },
])('a log-in of the application that $says stops the start', async ({ grant, says }) => {
  const url = await loginWith(`strong_${grant}`, grant)
  const check = checkDatabase({ ownerUrl: database.ownerUrl, appUrl: url }, 'real')
  await expect(check).rejects.toThrow(says)
  await order(`drop role strong_${grant}`)
})

test('a log-in of the application that may become the owner stops the start', async () => {
  const owner = new URL(database.ownerUrl).username
  const url = await loginWith('strong_member', 'nosuperuser')
  await order(`grant ${owner} to strong_member`)
  const check = checkDatabase({ ownerUrl: database.ownerUrl, appUrl: url }, 'real')
  await expect(check).rejects.toThrow('owns the tables')
  await order('drop role strong_member')
})

async function loginWith(role: string, grant: string): Promise<string> {
  await order(`drop role if exists ${role}`)
  await order(`create role ${role} login password 'secret' ${grant} in role camellia_app`)
  const url = new URL(onDatabase(inject('cluster').superUrl, name))
  url.username = role
  url.password = 'secret'
  return url.href
}
