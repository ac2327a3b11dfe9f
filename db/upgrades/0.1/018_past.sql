-- As in 016, and besides: bets of a demo's past each have their own moment, so that hundreds of them
-- are one call. Live bets have none: whatever a request says, the database's clock decides.
create or replace function ledger_bets_at(requests jsonb, past timestamptz) returns setof bet_answer
  language plpgsql set search_path = public, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  moment timestamptz;
begin
  moment := ledger_lock_day();
  moment := coalesce(past, moment);

  -- First lock, in id order, so that two batches never wait for each other in a circle.
  perform 1 from wallet
    where member_id = any (select (r ->> 'member')::bigint from jsonb_array_elements(requests) r)
    order by member_id for update;

  -- Then look with a fresh snapshot: nothing judged below can change before we commit.
  return query
  with request as materialized (
    select r.*, case when past is null then moment else coalesce(r.at, moment) end as happened
    from jsonb_to_recordset(requests) as r(
      n integer, member bigint, session uuid, key text, hash text, round uuid, game text,
      stake bigint, bet bigint, win bigint, choice jsonb, outcome jsonb, seed uuid, nonce bigint,
      variant text, gift uuid, at timestamptz)
  ),
  judged as materialized (
    select r.*, case when r.gift is null then r.stake else 0 end as paid,
           m.rate_version, g.type as game_type, w.cash, w.point, w.cash_seq, w.version,
           w.seed_id as wallet_seed, w.nonce as wallet_nonce, c.id as first_id, c.at as first_at,
           b.why,
           case
             when m.id is null or m.status <> 0 then 'UNAUTHORIZED'
             when past is null and not exists (
               select 1 from session s where s.id = r.session and s.member_id = r.member
                 and s.ended_at is null and s.expires_at > moment) then 'UNAUTHORIZED'
             when c.id is not null and c.request_hash = decode(r.hash, 'hex') then 'REPLAY'
             when c.id is not null then 'CONFLICT'
             when g.code is null or not g.open then 'GAME_DISABLED'
             when g.variant is distinct from r.variant then 'RTP_CHANGED'
             when coalesce(r.bet, r.stake) < g.min_bet or coalesce(r.bet, r.stake) > g.max_bet
               then 'BET_LIMIT'
             when b.why is not null then b.why ->> 'code'
             when r.gift is not null and not exists (
               select 1 from call k where k.id = r.gift and k.member_id = r.member
                 and k.status = 'PROCESSING' and k.spins_left > 0 and k.game = r.game
                 and k.bet = r.stake and k.expires_at > r.happened) then 'CONFLICT'
             when w.seed_id is distinct from r.seed or w.nonce <> r.nonce then 'STALE'
             when r.gift is null and w.cash < r.stake then 'INFLUCIANT_BALANCE'
             else 'OK'
           end as verdict
    from request r
    -- Limited laterals: looked up by key for each request, however small a table was when planned.
    left join lateral (
      select id, status, rate_version from member x where x.id = r.member limit 1) m on true
    left join lateral (select * from wallet x where x.member_id = r.member limit 1) w on true
    left join lateral (
      select x.code, x.type, x.variant, x.min_bet, x.max_bet,
             x.open and exists (select 1 from vendor v where v.code = x.vendor and v.open) as open
      from game x where x.code = r.game limit 1) g on true
    left join lateral (
      select id, at, request_hash from cause x
      where x.member_id = r.member and x.key = r.key limit 1) c on true
    left join lateral (
      select bet_barred(p.member_id, case when r.gift is null then r.stake else 0 end, r.happened) as why
      from protection p where p.member_id = r.member limit 1) b on true
  ),
  accepted as materialized (
    select * from judged j where j.verdict = 'OK'
  ),
  paid as (
    update wallet w
    set cash = w.cash - a.paid + a.win,
        cash_seq = w.cash_seq + (a.paid > 0)::integer + (a.win > 0)::integer,
        version = w.version + 1,
        nonce = w.nonce + 1
    from accepted a where w.member_id = a.member
  ),
  known as (
    insert into cause (member_id, key, request_hash, id, at)
    select a.member, a.key, decode(a.hash, 'hex'), a.round, a.happened from accepted a
  ),
  moved as (
    insert into transfer (at, cause, kind, member_id, amount,
      from_account, from_owner, from_seq, from_before, to_account, to_owner, to_seq, to_before)
    select a.happened, a.round, 'BET', a.member, a.stake,
           'CASH', a.member, a.cash_seq + 1, a.cash, 'HOUSE:' || a.game_type,
           null::bigint, null::bigint, null::bigint
    from accepted a where a.gift is null
    union all
    select a.happened, a.round, 'CALL_BET', a.member, a.stake,
           'CALLS', null, null, null, 'HOUSE:' || a.game_type, null, null, null
    from accepted a where a.gift is not null
    union all
    select a.happened, a.round, case when a.gift is null then 'WIN' else 'CALL_AWARD' end,
           a.member, a.win, 'HOUSE:' || a.game_type, null, null, null,
           'CASH', a.member, a.cash_seq + (a.paid > 0)::integer + 1, a.cash - a.paid
    from accepted a where a.win > 0
  ),
  played as (
    insert into round (id, at, member_id, game, game_type, stake, win, status, choice, outcome,
                       seed_id, nonce, cash_before, rate_version, gift)
    select a.round, a.happened, a.member, a.game, a.game_type, a.stake, a.win,
           case when a.win > 0 then 'FINISHED' else 'LOSE' end,
           a.choice, a.outcome, a.seed, a.nonce, a.cash, a.rate_version, a.gift
    from accepted a
  ),
  given as (
    update call k set spins_left = k.spins_left - 1, won = k.won + a.win,
      accepted_at = coalesce(k.accepted_at, a.happened),
      status = case when k.spins_left = 1 then 'FINISHED' else k.status end,
      ended_at = case when k.spins_left = 1 then a.happened end
    from accepted a where k.id = a.gift
  ),
  -- Commissions and loss limits know only what players stake themselves.
  rolled as (
    insert into rollup_day as d (member_id, day, game_type, rate_version, rounds, stake, win)
    select a.member, business_day(a.happened), a.game_type, a.rate_version, 1, a.stake, a.win
    from accepted a where a.gift is null
    on conflict (member_id, day, game_type, rate_version) do update
      set rounds = d.rounds + 1, stake = d.stake + excluded.stake, win = d.win + excluded.win
  )
  select j.n, j.verdict, coalesce(j.first_at, j.happened), j.cash,
         case when j.verdict = 'OK' then j.cash - j.paid + j.win else j.cash end, j.point,
         case when j.verdict = 'OK' then j.version + 1 else j.version end,
         j.wallet_seed, j.wallet_nonce,
         case when j.verdict = 'REPLAY' then
           (select to_jsonb(o) from round o where o.id = j.first_id and o.at = j.first_at)
         else j.why end
  from judged j;
end $$;
