import { connect } from '@camellia/db/connect'
import { type TestDatabase, testDatabase } from '@camellia/db/testing'
import { type Actor, createDb } from '@camellia/db/tx'
import type { MemberId, RoundId, SeedId, SessionId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import type { BetOutcome, BetRequest } from './bet'
import { type BetBatcher, createBetBatcher } from './bet-batch'
import { hashOf, newId } from './identity'
import { post } from './post'
import { bank, cash, type PostingKey } from './posting'

export interface TestPlayer {
  readonly member: MemberId
  readonly session: SessionId
  readonly seed: SeedId
}

/** A ledger with a few players on a database of its own, reached as the application's role. */
export async function startLedger(players: number, funds: number, elsewhere?: TestDatabase) {
  const database = elsewhere ?? (await testDatabase())
  const owner = connect(database.ownerUrl, { max: 2 })
  const app = connect(database.appUrl, { max: 6 })
  const db = createDb({ app, owner, say: () => {} })
  const people: TestPlayer[] = []
  await owner`insert into role (name, type) values ('player', 'MEMBER')`
  await owner`
    insert into game (code, vendor, type, names, rtp, min_bet, max_bet)
    values ('odd-even', 'HOUSE', 'MINI', '{}', 9750, 100, 1000000)`
  for (let i = 0; i < players; i++) {
    const person = { session: newId<SessionId>(), seed: newId<SeedId>() }
    const [row] = await owner<{ id: MemberId }[]>`
      with fresh as (select nextval(pg_get_serial_sequence('member', 'id')) as id)
      insert into member (id, code, name, kind, status, role_id, path, password_hash)
      overriding system value
      select id, 'play' || id, 'player', 'MEMBER', 0, 1, array[id], '' from fresh returning id`
    const member = row?.id as MemberId
    await owner`
      insert into session (id, token_hash, member_id, site, expires_at)
      values (${person.session}, ${Buffer.from(person.session)}, ${member}, 'PLAYER',
              now() + interval '1 day')`
    // The seal is the application's: what is kept here only has to look sealed.
    await owner`
      insert into seed_pair (id, member_id, server_seed, commit, client_seed)
      values (${person.seed}, ${member}, ${Buffer.alloc(92)}, ${Buffer.alloc(32)}, 'mine')`
    await owner`select ledger_open(${member}, ${person.seed})`
    people.push({ member, ...person })
    if (funds > 0) await db.system((tx) => post(tx, depositOf(member, funds, 'test:first')))
  }
  return {
    db,
    owner,
    app,
    people,
    batcher: createBetBatcher(app),
    actorOf: (member: MemberId): Actor => ({ id: member, scopeId: member }),
    async close() {
      await Promise.all([owner.end(), app.end()])
      await database.drop()
    },
  }
}

export function depositOf(member: MemberId, amount: number, key: PostingKey) {
  return {
    kind: 'DEPOSIT' as const,
    member,
    key,
    request: { amount },
    transfers: [{ from: bank, to: cash(member), amount: won(amount) }],
  }
}

export interface TestBet {
  readonly key: string
  readonly stake: number
  readonly win: number
}

export function betOf({ member, session }: TestPlayer, { key, stake }: TestBet): BetRequest {
  return {
    ...{ member, session, key, hash: hashOf({ stake }), round: newId<RoundId>() },
    game: 'odd-even',
    stake: won(stake),
    choice: { pick: 'ODD' },
  }
}

export function outcomeOf({ win }: Pick<TestBet, 'win'>): BetOutcome {
  return { win: won(win), outcome: { ball: 1 }, stream: 2 }
}

/** Places a bet that comes to what the test wants it to. */
export function placeOn(batcher: BetBatcher, player: TestPlayer, bet: TestBet) {
  return batcher.place(betOf(player, bet), () => outcomeOf(bet))
}
