import { createHash } from 'node:crypto'
import { announceSeeds, listRevealed, readSeeds, rotateSeeds } from '@camellia/contract/fairness'
import { bet, openGame } from '@camellia/contract/play'
import { readRound } from '@camellia/contract/round'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { retirePairs } from './fairness.sql'

let site: TestSite
let player: CallAs

beforeAll(async () => {
  site = await startSite()
  player = await site.login('player1')
})
afterAll(async () => expect(await site.close()).toEqual([]))

const odd = { game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } } as never
const place = (as: CallAs) => site.call(bet, odd, as)

test('the first bet of a member waits for a client seed of their own, and moves nothing', async () => {
  await site.db.system((tx) => retirePairs(tx, [site.idOf('store1')]))
  await site.db.system(({ sql }) => sql`delete from seed_pair where rounds = 0`)
  const fresh = await site.login('store1')
  expect((await site.call(readSeeds, {}, fresh)).data).toEqual({
    active: null,
    next: null,
    revealed: [],
  })
  const seeded = async () =>
    (await site.call(openGame, { game: 'crimson-fortune' }, fresh)).data.seeded
  expect((await place(fresh)).code).toBe('CLIENT_SEED_REQUIRED')
  expect(await seeded()).toBe(false)
  const { next } = (await site.call(announceSeeds, {}, fresh)).data
  const { data } = await site.call(
    rotateSeeds,
    { next: next?.id ?? '', clientSeed: 'my-own' },
    fresh,
  )
  expect(data).toMatchObject({ active: { ...next, clientSeed: 'my-own' }, revealed: null })
  expect(await seeded()).toBe(true)
  expect((await place(fresh)).data.round).toMatchObject({ commit: next?.commit, nonce: 0 })
})

test('the pair that comes into use is the one whose commit was shown, and no other', async () => {
  const { data: seen } = await site.call(announceSeeds, {}, player)
  const again = await site.call(announceSeeds, {}, player)
  expect(again.data.next).toEqual(seen.next)
  const made = '00000000-0000-4000-8000-000000000000'
  for (const other of [made, seen.active?.id ?? made]) {
    const reply = await site.call(rotateSeeds, { next: other, clientSeed: 'x' }, player)
    expect(reply.code).toBe('CONFLICT')
  }
  await place(player)
  const { data } = await site.call(
    rotateSeeds,
    { next: seen.next?.id ?? '', clientSeed: 'chosen-later' },
    player,
  )
  expect(data.active).toMatchObject({ ...seen.next, clientSeed: 'chosen-later', nonce: 0 })
  expect(data.next.commit).not.toBe(data.active.commit)
  const shown = Buffer.from(data.revealed?.serverSeed ?? '', 'hex')
  expect(createHash('sha256').update(shown).digest('hex')).toBe(data.revealed?.commit)
})

test('a client seed that this player used before is refused, and the announced pair waits', async () => {
  const me = await site.login('player3')
  await site.rotate(me, 'known')
  await place(me)
  expect((await site.rotate(me, 'known')).code, 'the one in use').toBe('CLIENT_SEED_USED')
  await site.rotate(me, 'other')
  await place(me)
  const { data: before } = await site.call(announceSeeds, {}, me)
  expect((await site.rotate(me, 'known')).code, 'one of long ago').toBe('CLIENT_SEED_USED')
  expect((await site.call(readSeeds, {}, me)).data).toEqual(before)
  expect((await site.rotate(me, 'Known')).data.active).toMatchObject(before.next ?? {})
  const another = await site.login('player2')
  expect((await site.rotate(another, 'known')).code).toBe('SUCCESS')
})

test('however many pairs a player has, a used client seed is found by an index', async () => {
  const plan = await site.db.system(async ({ sql }) => {
    await sql`set local enable_seqscan = off`
    return sql`explain select from seed_pair s where s.member_id = 1 and s.client_seed = 'x'`
  })
  expect(JSON.stringify(plan)).toContain('seed_pair_client')
})

test('two tabs that rotate at once begin one pair', async () => {
  const { next } = (await site.call(announceSeeds, {}, player)).data
  const asked = ['a', 'b'].map((clientSeed) =>
    site.call(rotateSeeds, { next: next?.id ?? '', clientSeed }, player),
  )
  const codes = (await Promise.all(asked)).map(({ code }) => code)
  expect(codes.sort()).toEqual(['CONFLICT', 'SUCCESS'])
})

test('a pair that served no round is shown and not kept; one that did is kept', async () => {
  const other = await site.login('player2')
  const { data: first } = await site.rotate(other, 'one')
  await place(other)
  const { data: second } = await site.rotate(other, 'two')
  const { data: third } = await site.rotate(other, 'three')
  expect(third.revealed?.serverSeed).toMatch(/^[0-9a-f]{64}$/)
  const { revealed } = (await site.call(readSeeds, {}, other)).data
  expect(revealed.map(({ id }) => id)).toContain(first.active.id)
  expect(revealed.map(({ id }) => id)).not.toContain(second.active.id)
})

test('every revealed pair that served a round is found, page by page', async () => {
  const id = site.idOf('store1')
  const me = await site.login('store1')
  const used = (await site.call(readSeeds, {}, me)).data.active
  await site.rotate(me, 'page-1')
  await place(me)
  await place(me)
  await site.rotate(me, 'page-2')
  await site.rotate(me, 'page-3')
  // Forty more, older than these, as years of play leave them.
  await site.db.system(
    ({ sql }) => sql`
    insert into seed_pair (id, member_id, server_seed, commit, client_seed, rounds, created_at,
                           revealed_at)
    select gen_random_uuid(), ${id}, s.server_seed, s.commit, 'old-' || n, n,
           now() - make_interval(days => n), now() - make_interval(days => n - 1)
    from generate_series(1, 40) n, seed_pair s where s.id = ${used?.id ?? ''}`,
  )
  const found: { clientSeed: string; nonce: number }[] = []
  for (let before: string | undefined; ; ) {
    const { data } = await site.call(listRevealed, { size: 20, ...(before && { before }) }, me)
    found.push(...data.items)
    before = data.items.at(-1)?.id
    if (!data.hasMore) break
    expect(data.items).toHaveLength(20)
  }
  const old = Array.from({ length: 40 }, (_, n) => ({ clientSeed: `old-${n + 1}`, nonce: n + 1 }))
  expect(found.map(({ clientSeed, nonce }) => ({ clientSeed, nonce }))).toEqual([
    { clientSeed: 'page-1', nonce: 2 },
    { clientSeed: 'my-own', nonce: 1 },
    ...old,
  ])
  const other = await site.login('player1')
  const { items } = (await site.call(listRevealed, { size: 20 }, other)).data
  const mine = new Set(found.map(({ clientSeed }) => clientSeed))
  expect(items.filter(({ clientSeed }) => mine.has(clientSeed))).toEqual([])
})

test('a repeat after the seeds were rotated still names the seeds of its round', async () => {
  const me = { ...(await site.login('player3')), key: 'kept' }
  const { data: first } = await place(me)
  await site.rotate(me, 'later')
  const { data: again } = await place(me)
  expect(again.round).toEqual(first.round)
  const { data } = await site.call(readRound, { id: first.round.id }, me)
  expect(data.round.commit).toBe(first.round.commit)
  expect(data.serverSeed).toMatch(/^[0-9a-f]{64}$/)
})

test('server seeds in use lie sealed in the database', async () => {
  const rows = await site.db.system(
    ({ sql }) => sql<{ kept: Buffer; commit: Buffer }[]>`
      select server_seed as kept, commit from seed_pair where revealed_at is null`,
  )
  expect(rows.length).toBeGreaterThan(5)
  for (const { kept, commit } of rows) {
    const seed = Buffer.from(site.seal.open(kept), 'hex')
    expect(createHash('sha256').update(seed).digest()).toEqual(commit)
    expect(kept.includes(seed)).toBe(false)
  }
})

test('seeds are not rotated without end', async () => {
  const hasty = await site.login('store2')
  const codes = new Set<string>()
  for (let n = 0; n < 12; n++) codes.add((await site.rotate(hasty, `n${n}`)).code)
  expect([...codes]).toEqual(['SUCCESS', 'TOO_MANY_REQUESTS'])
})
