-- Second step, in the transaction of the first: what was accepted and has been drawn is written.
-- A bet whose pair or nonce is not the one it was judged with fails the whole batch.
create or replace function ledger_settle_at(bets jsonb, past timestamptz)
  returns setof bet_settlement
  language plpgsql set search_path = public, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  moment timestamptz;
  settled integer;
begin
  moment := coalesce(past, ledger_lock_day());
  return query
  with bet as materialized (
    select b.*, case when b.gift is null then b.stake else 0 end as paid,
           case when past is null then moment else coalesce(b.at, moment) end as happened,
           m.rate_version, g.type as game_type, w.cash, w.point, w.cash_seq, w.version, s.commit
    from jsonb_to_recordset(bets) as b(
      n integer, member bigint, key text, hash text, round uuid, game text, stake bigint,
      win bigint, choice jsonb, outcome jsonb, seed uuid, nonce bigint, stream smallint, gift uuid,
      at timestamptz)
    join lateral (
      select * from wallet x where x.member_id = b.member and x.seed_id = b.seed
        and x.nonce = b.nonce limit 1) w on true
    join lateral (select rate_version from member x where x.id = b.member limit 1) m on true
    join lateral (select type from game x where x.code = b.game limit 1) g on true
    join lateral (select x.commit from seed_pair x where x.id = b.seed limit 1) s on true
  ),
  paid as (
    update wallet w
    set cash = w.cash - b.paid + b.win,
        cash_seq = w.cash_seq + (b.paid > 0)::integer + (b.win > 0)::integer,
        version = w.version + 1,
        nonce = w.nonce + 1
    from bet b where w.member_id = b.member
  ),
  known as (
    insert into cause (member_id, key, request_hash, id, at)
    select b.member, 'bet:' || b.key, decode(b.hash, 'hex'), b.round, b.happened from bet b
  ),
  moved as (
    insert into transfer (at, cause, kind, member_id, amount,
      from_account, from_owner, from_seq, from_before, to_account, to_owner, to_seq, to_before)
    select b.happened, b.round, 'BET', b.member, b.stake,
           'CASH', b.member, b.cash_seq + 1, b.cash, 'HOUSE:' || b.game_type,
           null::bigint, null::bigint, null::bigint
    from bet b where b.gift is null
    union all
    select b.happened, b.round, 'CALL_BET', b.member, b.stake,
           'CALLS', null, null, null, 'HOUSE:' || b.game_type, null, null, null
    from bet b where b.gift is not null
    union all
    select b.happened, b.round, case when b.gift is null then 'WIN' else 'CALL_AWARD' end,
           b.member, b.win, 'HOUSE:' || b.game_type, null, null, null,
           'CASH', b.member, b.cash_seq + (b.paid > 0)::integer + 1, b.cash - b.paid
    from bet b where b.win > 0
  ),
  played as (
    insert into round (id, at, member_id, game, game_type, stake, win, status, choice, outcome,
                       seed_id, nonce, commit, stream, cash_before, rate_version, gift)
    select b.round, b.happened, b.member, b.game, b.game_type, b.stake, b.win,
           case when b.win > 0 then 'FINISHED' else 'LOSE' end,
           b.choice, b.outcome, b.seed, b.nonce, b.commit, b.stream, b.cash, b.rate_version, b.gift
    from bet b
  ),
  given as (
    update call k set spins_left = k.spins_left - 1, won = k.won + b.win,
      accepted_at = coalesce(k.accepted_at, b.happened),
      status = case when k.spins_left = 1 then 'FINISHED' else k.status end,
      ended_at = case when k.spins_left = 1 then b.happened end
    from bet b where k.id = b.gift
  ),
  -- Commissions and loss limits know only what players stake themselves.
  rolled as (
    insert into rollup_day as d (member_id, day, game_type, rate_version, rounds, stake, win)
    select b.member, business_day(b.happened), b.game_type, b.rate_version, 1, b.stake, b.win
    from bet b where b.gift is null
    on conflict (member_id, day, game_type, rate_version) do update
      set rounds = d.rounds + 1, stake = d.stake + excluded.stake, win = d.win + excluded.win
  )
  select b.n, b.happened, b.cash, b.cash - b.paid + b.win, b.point, b.version + 1 from bet b;
  get diagnostics settled = row_count;
  if settled <> jsonb_array_length(bets) then
    raise exception 'a bet was settled that was not judged';
  end if;
end $$;

-- What the product calls: the database's clock decides.
create or replace function ledger_settle(bets jsonb) returns setof bet_settlement
  language sql security definer set search_path = public, pg_temp as $$
  select * from ledger_settle_at(bets, null)
$$;

revoke all on function ledger_settle_at(jsonb, timestamptz), ledger_settle(jsonb)
  from public, camellia_app;
grant execute on function ledger_settle(jsonb) to camellia_app;
