import type { Tx } from '@camellia/db/tx'

/**
 * Every movement has its row of the business and every row its movement: whoever owns the database
 * can write a chain that adds up, but then nobody asked for the money. `planted` is a pattern of
 * keys that a demo gave; null where money is real.
 */
export async function selectUntied(tx: Tx, planted: string | null): Promise<readonly string[]> {
  const found = [
    await untiedTransactions(tx, planted),
    await untiedConversions(tx),
    await untiedGifts(tx),
    await untiedRounds(tx),
    await untiedPoints(tx, planted),
    await untiedPromotion(tx, planted),
  ]
  return found.flat()
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

async function untiedTransactions(tx: Tx, planted: string | null): Promise<readonly string[]> {
  const rows = await tx.sql<{ what: string }[]>`
    with moved as (
      select t.kind, t.member_id, t.amount, substring(c.key from ${UUID})::uuid as id, c.key
      from transfer t join cause c on c.member_id = t.member_id and c.id = t.cause
      where t.kind in ('DEPOSIT', 'WITHDRAW_HOLD', 'WITHDRAW', 'WITHDRAW_RETURN', 'PAYMENT', 'COLLECT')
        and not coalesce(c.key ~ ${planted} and c.key !~ ${UUID}, false)
    ), due as (
      select case type when 'COIN_DEPOSIT' then 'DEPOSIT' else type end as kind, member_id, amount, id,
             key
      from transaction where status = 'FINISHED' and type <> 'POINT_CONVERT'
      union all
      select 'WITHDRAW_HOLD', member_id, amount, id, key from transaction where type = 'WITHDRAW'
      union all
      select 'WITHDRAW_RETURN', member_id, amount, id, key from transaction
      where type = 'WITHDRAW' and status = 'REJECTED'
    )
    select case when d.id is null
      then format('%s of %s to member %s (%s) has no transaction', m.kind, m.amount, m.member_id, m.key)
      when m.kind is null
      then format('transaction %s of member %s moved no %s of %s', d.id, d.member_id, d.kind, d.amount)
      else format('transaction %s says %s of member %s, its money %s of member %s', d.id, d.amount,
                  d.member_id, m.amount, m.member_id) end as what
    from moved m full join due d on d.kind = m.kind and d.id = m.id
    where d.id is null or (m.kind is null and not coalesce(d.key ~ ${planted}, false))
      or (d.amount, d.member_id) <> (m.amount, m.member_id)
    limit 100`
  return rows.map(({ what }) => what)
}

async function untiedConversions(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.sql<{ what: string }[]>`
    with moved as (
      select member_id, amount, count(*) from transfer where kind = 'POINT_CONVERT' group by 1, 2
    ), due as (
      select member_id, amount, count(*) from transaction
      where type = 'POINT_CONVERT' and status = 'FINISHED' group by 1, 2
    )
    select format('member %s converted %s points %s times, asked %s times', member_id, amount,
                  coalesce(m.count, 0), coalesce(d.count, 0)) as what
    from moved m full join due d using (member_id, amount)
    where m.count is distinct from d.count limit 100`
  return rows.map(({ what }) => what)
}

async function untiedGifts(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.sql<{ what: string }[]>`
    with moved as (
      select t.kind, t.member_id, t.amount, substring(c.key from ${UUID})::uuid as id
      from transfer t join cause c on c.member_id = t.member_id and c.id = t.cause
      where t.kind in ('CALL_RESERVE', 'CALL_RETURN', 'CALL_PRIZE')
    ), ended as (
      select *, case kind when 'SPINS' then bet * spins_left
                else case status when 'FINISHED' then 0 else amount end end as unspent
      from gift where status in ('FINISHED', 'REJECTED', 'CANCELED')
    ), due as (
      select 'CALL_RESERVE' as kind, funded_by as member_id, amount, id from gift
      union all
      select 'CALL_RETURN', funded_by, unspent, id from ended where unspent > 0
      union all
      select 'CALL_PRIZE', member_id, amount, id from ended where kind = 'PRIZE' and status = 'FINISHED'
    )
    select format('gift %s: %s of %s is due, %s moved', coalesce(d.id, m.id), coalesce(d.kind, m.kind),
                  coalesce(d.amount, 0), coalesce(m.amount, 0)) as what
    from moved m full join due d on d.kind = m.kind and d.id = m.id
    where (d.amount, d.member_id) is distinct from (m.amount, m.member_id) limit 100`
  return rows.map(({ what }) => what)
}

async function untiedRounds(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.sql<{ what: string }[]>`
    with played as (select gift as id, count(*) from round where gift is not null group by 1)
    select format('gift %s: %s rounds were played, %s are gone from it', id, coalesce(p.count, 0),
                  coalesce(c.spins - c.spins_left, 0)) as what
    from played p full join (select * from gift where kind = 'SPINS') c using (id)
    where coalesce(p.count, 0) <> coalesce(c.spins - c.spins_left, 0) limit 100`
  return rows.map(({ what }) => what)
}

/** Nothing of this release gives points; the demo does. */
async function untiedPoints(tx: Tx, planted: string | null): Promise<readonly string[]> {
  const rows = await tx.sql<{ what: string }[]>`
    select format('%s points of member %s (%s) were earned by nothing', t.amount, t.member_id, c.key)
      as what
    from transfer t join cause c on c.member_id = t.member_id and c.id = t.cause
    where t.kind = 'POINT_EARNED' and not coalesce(c.key ~ ${planted}, false) limit 100`
  return rows.map(({ what }) => what)
}

/** Promotion money has no table: who moved it stands in the audit log. */
async function untiedPromotion(tx: Tx, planted: string | null): Promise<readonly string[]> {
  const rows = await tx.sql<{ what: string }[]>`
    with moved as (
      select t.kind, t.amount, count(*) as most,
             count(*) filter (where not coalesce(c.key ~ ${planted}, false)) as least
      from transfer t join cause c on c.member_id = t.member_id and c.id = t.cause
      where t.kind in ('PROMO_FUND', 'PROMO_RETURN') group by 1, 2
    ), said as (
      select case after ->> 'direction' when 'IN' then 'PROMO_FUND' else 'PROMO_RETURN' end as kind,
             (after ->> 'amount')::bigint as amount, count(*) as said
      from trail where action = 'call.fund' group by 1, 2
    )
    select format('%s of %s moved %s times, the audit log says %s', kind, amount,
                  coalesce(most, 0), coalesce(said, 0)) as what
    from moved full join said using (kind, amount)
    where coalesce(said, 0) not between coalesce(least, 0) and coalesce(most, 0) limit 100`
  return rows.map(({ what }) => what)
}
