import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endSessions } from '@camellia/contract/member'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { createHeadBook, type SignedHead } from './head-book'
import { createHeadTeller } from './head-teller'
import { createLook } from './head-watch'
import { verifyTrail } from './trail.service'

let site: TestSite
let admin: CallAs
let folder: string
let books = 0

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
  folder = await mkdtemp(join(tmpdir(), 'camellia-watch-'))
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
  await rm(folder, { recursive: true })
})

/** A file of its own in a folder that is not there yet, and one look at it. */
function watched({ copied = false } = {}) {
  books += 1
  const file = join(folder, `new-${books}`, 'heads')
  const copy = copied ? join(folder, `copy-${books}`, 'heads') : undefined
  const told: SignedHead[] = []
  const errors: unknown[] = []
  const tell = (head: SignedHead) => void told.push(head)
  const book = createHeadBook(file, site.seal, { name: `book ${books}`, copy, tell })
  const error = (details: object) => void errors.push(details)
  const look = createLook(site.db, book, { warn: error, error })
  const verify = () => site.db.system((tx) => verifyTrail(tx, book))
  return { file, copy, book, look, verify, told, errors }
}

const act = () => site.call(endSessions, { id: site.idOf('player1'), text: 'x' }, admin)

/** As the owner of the database would, who is stopped by no trigger. */
const cutLast = () =>
  site.db.system(async ({ sql }) => {
    await sql`alter table trail disable trigger user`
    await sql`alter table trail_link disable trigger user`
    await sql`delete from trail_link where seq = (select max(seq) from trail_link)`
    await sql`delete from trail t
      where not exists (select 1 from trail_link l where l.trail_id = t.id)`
    await sql`alter table trail enable trigger user`
    await sql`alter table trail_link enable trigger user`
  })

test('a new end is noted at once, in a folder that was not there, once, and told', async () => {
  const { look, book, told, errors, verify } = watched({ copied: true })
  await act()
  await look()
  await look()
  const [head] = await book.read()
  expect(await book.read()).toHaveLength(1)
  expect(await book.readCopy()).toEqual(await book.read())
  expect(told).toEqual([head])
  await act()
  await look()
  expect(told).toHaveLength(2)
  expect(errors).toEqual([])
  expect(await verify()).toMatchObject({ broken: null, why: null })
})

test('an emptied file is an alarm, and stays one when the work goes on', async () => {
  const { look, file, errors, verify } = watched()
  await act()
  await look()
  await truncate(file)
  await look()
  expect(errors).toMatchObject([{ problem: 'HEADS' }])
  expect(await verify()).toMatchObject({ why: 'HEADS' })
  await act()
  await look()
  await look()
  expect(await verify()).toMatchObject({ why: 'HEADS' })
})

test('so is a file that has gone, and one that lacks its last lines', async () => {
  const one = watched()
  await act()
  await one.look()
  await rm(one.file)
  expect(await one.verify()).toMatchObject({ why: 'HEADS' })
  const other = watched()
  for (let n = 0; n < 3; n++) {
    await act()
    await other.look()
  }
  const lines = (await readFile(other.file, 'utf8')).split('\n')
  await writeFile(other.file, `${lines.slice(0, -2).join('\n')}\n`)
  expect(await other.verify()).toMatchObject({ why: 'HEADS' })
})

test('a log cut together with its file is found by what the database or a copy remembers', async () => {
  const { look, file, book, errors, verify } = watched({ copied: true })
  await act()
  await look()
  await cutLast()
  await truncate(file)
  await look()
  expect(errors).toMatchObject([{ problem: 'CUT' }])
  expect(await verify()).toMatchObject({ why: 'CUT' })
  await site.db.system(({ sql }) => sql`delete from trail_head where book = ${book.name}`)
  expect(await verify()).toMatchObject({ why: 'CUT' })
  expect(await book.read()).toEqual([])
})

test('a head somebody wrote into the database without the key says nothing', async () => {
  const { look, book, verify } = watched()
  await look()
  await site.db.system(
    ({ sql }) => sql`
    insert into trail_head (book, seq, at, hash, signature)
    values (${book.name}, 999999, 'now', 'ff', 'ff')`,
  )
  expect(await verify()).toMatchObject({ broken: null })
})

test('the log and an address are told of a head, signed', async () => {
  const got: string[] = []
  const server = createServer((request, reply) => {
    request.setEncoding('utf8').on('data', (text) => got.push(text))
    request.on('end', () => reply.end())
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const lines: object[] = []
  const log = { info: (line: object) => void lines.push(line), warn: () => {} }
  const { port } = server.address() as AddressInfo
  const head = { at: 'x', seq: 1, hash: 'y', signature: 'z' }
  createHeadTeller(log, `http://127.0.0.1:${port}/heads`)(head)
  await expect.poll(() => got.join('')).toBe(JSON.stringify({ auditHead: head }))
  expect(lines).toEqual([{ auditHead: head }])
  server.close()
})
