-- A batch of bets of different members in one call: locked in id order, judged and written as one
-- set. A refusal touches only its own request.

create type bet_answer as (
  n       integer,
  verdict text,
  at      timestamptz,
  before  bigint,
  after   bigint,
  point   bigint,
  version bigint,
  seed_id uuid,
  nonce   bigint,
  stored  jsonb
);

create function ledger_bets_at(requests jsonb, past timestamptz) returns setof bet_answer
  language plpgsql set search_path = public, pg_temp
  -- The plan is kept for the life of a connection and must not be one that suited empty tables:
  -- a batch is always a hundred look-ups by key.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  moment timestamptz;
  today date;
begin
  moment := ledger_lock_day();
  moment := coalesce(past, moment);
  today := business_day(moment);

  -- First lock, in id order, so that two batches never wait for each other in a circle.
  perform 1 from wallet
    where member_id = any (select (r ->> 'member')::bigint from jsonb_array_elements(requests) r)
    order by member_id for update;

  -- Then look with a fresh snapshot: nothing judged below can change before we commit.
  return query
  with request as materialized (
    select * from jsonb_to_recordset(requests) as r(
      n integer, member bigint, session uuid, key text, hash text, round uuid, game text,
      stake bigint, win bigint, choice jsonb, outcome jsonb, seed uuid, nonce bigint)
  ),
  judged as materialized (
    select r.*, m.rate_version, g.type as game_type, w.cash, w.point, w.cash_seq, w.version,
           w.seed_id as wallet_seed, w.nonce as wallet_nonce, c.id as first_id, c.at as first_at,
           case
             when m.id is null or m.status <> 0 then 'UNAUTHORIZED'
             when past is null and not exists (
               select 1 from session s where s.id = r.session and s.member_id = r.member
                 and s.ended_at is null and s.expires_at > moment) then 'UNAUTHORIZED'
             when c.id is not null and c.request_hash = decode(r.hash, 'hex') then 'REPLAY'
             when c.id is not null then 'CONFLICT'
             when g.code is null or not g.open then 'GAME_DISABLED'
             when r.stake < g.min_bet or r.stake > g.max_bet then 'BET_LIMIT'
             when w.seed_id is distinct from r.seed or w.nonce <> r.nonce then 'STALE'
             when w.cash < r.stake then 'INFLUCIANT_BALANCE'
             else 'OK'
           end as verdict
    from request r
    -- Limited laterals: looked up by key for each request, however small a table was when planned.
    left join lateral (
      select id, status, rate_version from member x where x.id = r.member limit 1) m on true
    left join lateral (select * from wallet x where x.member_id = r.member limit 1) w on true
    left join lateral (
      select code, type, open, min_bet, max_bet from game x where x.code = r.game limit 1) g on true
    left join lateral (
      select id, at, request_hash from cause x
      where x.member_id = r.member and x.key = r.key limit 1) c on true
  ),
  accepted as materialized (
    select * from judged j where j.verdict = 'OK'
  ),
  paid as (
    update wallet w
    set cash = w.cash - a.stake + a.win,
        cash_seq = w.cash_seq + case when a.win > 0 then 2 else 1 end,
        version = w.version + 1,
        nonce = w.nonce + 1
    from accepted a where w.member_id = a.member
  ),
  known as (
    insert into cause (member_id, key, request_hash, id, at)
    select a.member, a.key, decode(a.hash, 'hex'), a.round, moment from accepted a
  ),
  moved as (
    insert into transfer (at, cause, kind, member_id, amount,
      from_account, from_owner, from_seq, from_before, to_account, to_owner, to_seq, to_before)
    select moment, a.round, 'BET', a.member, a.stake,
           'CASH', a.member, a.cash_seq + 1, a.cash, 'HOUSE:' || a.game_type, null, null, null
    from accepted a
    union all
    select moment, a.round, 'WIN', a.member, a.win,
           'HOUSE:' || a.game_type, null, null, null, 'CASH', a.member, a.cash_seq + 2, a.cash - a.stake
    from accepted a where a.win > 0
  ),
  played as (
    insert into round (id, at, member_id, game, game_type, stake, win, status, choice, outcome,
                       seed_id, nonce, cash_before, rate_version)
    select a.round, moment, a.member, a.game, a.game_type, a.stake, a.win,
           case when a.win > 0 then 'FINISHED' else 'LOSE' end,
           a.choice, a.outcome, a.seed, a.nonce, a.cash, a.rate_version
    from accepted a
  ),
  rolled as (
    insert into rollup_day as d (member_id, day, game_type, rate_version, rounds, stake, win)
    select a.member, today, a.game_type, a.rate_version, 1, a.stake, a.win
    from accepted a
    on conflict (member_id, day, game_type, rate_version) do update
      set rounds = d.rounds + 1, stake = d.stake + excluded.stake, win = d.win + excluded.win
  )
  select j.n, j.verdict, coalesce(j.first_at, moment), j.cash,
         case when j.verdict = 'OK' then j.cash - j.stake + j.win else j.cash end, j.point,
         case when j.verdict = 'OK' then j.version + 1 else j.version end,
         j.wallet_seed, j.wallet_nonce,
         case when j.verdict = 'REPLAY' then
           (select to_jsonb(o) from round o where o.id = j.first_id and o.at = j.first_at)
         end
  from judged j;
end $$;

-- What the product calls: the database's clock decides.
create function ledger_bets(requests jsonb) returns setof bet_answer
  language sql security definer set search_path = public, pg_temp
  begin atomic
    select * from ledger_bets_at(requests, null);
  end;

revoke all on function ledger_bets(jsonb), ledger_bets_at(jsonb, timestamptz) from public;
grant execute on function ledger_bets(jsonb) to camellia_app;
