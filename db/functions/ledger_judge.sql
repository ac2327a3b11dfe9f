-- First step of a batch of bets of different members: locked in id order and judged as one set.
-- Nothing is written and nothing was drawn; what is accepted is written in the same transaction,
-- and until then nothing that was judged can change. One array per field: reading a request from
-- JSON costs three times as much. What few bets need (a gift, a bound of one's own, the first
-- answer to a repeat, a shared round) is asked of functions, so that the others do not pay for it.
create or replace function ledger_judge_at(
  members bigint[], sessions uuid[], keys text[], hashes text[], games text[], stakes bigint[],
  bets bigint[], variants text[], gifts uuid[], events uuid[], moments timestamptz[])
  returns table (
    n integer, verdict text, at timestamptz, cash bigint, point bigint, version bigint,
    game_type text, epoch bigint, seed_id uuid, nonce bigint,
    -- Sealed; only with a bet that is accepted.
    server_seed bytea, client_seed text, commit text, stored jsonb)
  language plpgsql as $$
#variable_conflict use_column
declare
  moment timestamptz := ledger_lock_day();
  past boolean := moments is not null;
  rates bigint;
begin
  -- Shared rounds first, then wallets, each in id order: two batches never wait for each other in
  -- a circle, and a round that is being closed is either still open to all of them or to none.
  if events is not null then
    perform 1 from event e where e.id = any (events) order by e.id for update;
  end if;
  perform 1 from wallet w where w.member_id = any (members) order by w.member_id for update;

  -- Then look with a fresh snapshot: nothing judged below can change before we commit.
  select e.epoch into rates from rate_epoch e;
  return query
  with judged as materialized (
    select r.n, w.cash, w.point, w.version, w.seed_id, w.nonce, g.type as game_type,
           c.id as first_id, c.at as first_at, b.why,
           case
             when m.status is distinct from 0 then 'UNAUTHORIZED'
             when not past and (s.member_id is distinct from r.member or s.ended_at is not null
               or s.expires_at <= moment) then 'UNAUTHORIZED'
             when c.id is not null and c.request_hash = decode(r.hash, 'hex') then 'REPLAY'
             when c.id is not null then 'CONFLICT'
             when g.open is not true then 'GAME_DISABLED'
             when not past and g.closed then 'GAME_MAINTENANCE'
             when g.variant is distinct from r.variant then 'RTP_CHANGED'
             when r.bet < g.min_bet or r.bet > g.max_bet then 'BET_LIMIT'
             when r.event is not null and not event_takes_bets(r.event, r.game) then 'BET_CLOSED'
             when r.event is not null and event_full_for(r.event, r.member) then 'TOO_MANY_BETS'
             when b.why is not null then b.why ->> 'code'
             when r.gift is not null and not gift_playable(
               r.gift, r.member, r.game, r.stake, coalesce(r.happened, moment)) then 'CONFLICT'
             when r.gift is null and w.cash < r.stake then 'INFLUCIANT_BALANCE'
             when r.event is null and w.seed_id is null then 'CLIENT_SEED_REQUIRED'
             else 'OK'
           end as verdict
    from unnest(members, sessions, keys, hashes, games, stakes, bets, variants, gifts, events,
                moments)
      with ordinality as r(member, session, key, hash, game, stake, bet, variant, gift, event,
                           happened, n)
    -- Limited laterals: looked up by key for each request, however small a table was when planned.
    left join lateral (select x.status from member x where x.id = r.member limit 1) m on true
    left join lateral (select * from wallet x where x.member_id = r.member limit 1) w on true
    left join lateral (
      select x.member_id, x.ended_at, x.expires_at from session x
      where x.id = r.session limit 1) s on true
    left join lateral (
      select x.type, x.variant, x.min_bet, x.max_bet,
             x.open and exists (select 1 from vendor v where v.code = x.vendor and v.open) as open,
             exists (select 1 from game_closed(x.code, x.vendor, x.type)) as closed
      from game x where x.code = r.game limit 1) g on true
    left join lateral (
      select x.id, x.at, x.request_hash from cause x
      where x.member_id = r.member and x.key = 'bet:' || r.key limit 1) c on true
    left join lateral (
      select bet_barred(p.member_id, case when r.gift is null then r.stake else 0 end,
                        coalesce(r.happened, moment)) as why
      from protection p where p.member_id = r.member limit 1) b on true
  )
  select (j.n - 1)::integer, j.verdict, coalesce(j.first_at, moment), j.cash, j.point, j.version,
         j.game_type, rates, j.seed_id, j.nonce,
         s.server_seed, s.client_seed, encode(s.commit, 'hex'),
         case when j.verdict = 'REPLAY' then bet_stored(j.first_id, j.first_at) else j.why end
  from judged j
    left join lateral (
      select x.server_seed, x.client_seed, x.commit from seed_pair x
      where x.id = j.seed_id and j.verdict = 'OK' limit 1) s on true;
end $$;

-- What the product calls: the database's clock decides.
create or replace function ledger_judge(
  members bigint[], sessions uuid[], keys text[], hashes text[], games text[], stakes bigint[],
  bets bigint[], variants text[], gifts uuid[], events uuid[])
  returns table (
    n integer, verdict text, at timestamptz, cash bigint, point bigint, version bigint,
    game_type text, epoch bigint, seed_id uuid, nonce bigint,
    server_seed bytea, client_seed text, commit text, stored jsonb)
  language sql security definer set search_path = public, pg_temp as $$
  select * from ledger_judge_at(members, sessions, keys, hashes, games, stakes, bets, variants,
                                gifts, events, null)
$$;

revoke all on function
  ledger_judge_at(bigint[], uuid[], text[], text[], text[], bigint[], bigint[], text[], uuid[],
                  uuid[], timestamptz[]),
  ledger_judge(bigint[], uuid[], text[], text[], text[], bigint[], bigint[], text[], uuid[],
               uuid[])
  from public, camellia_app;
grant execute on function
  ledger_judge(bigint[], uuid[], text[], text[], text[], bigint[], bigint[], text[], uuid[],
               uuid[]) to camellia_app;
