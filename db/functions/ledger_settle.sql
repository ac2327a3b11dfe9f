-- Second step, in the transaction of the first: what was accepted and has been drawn is written.
-- A bet whose pair or nonce is not the one it was judged with fails the whole batch.
create or replace function ledger_settle_at(
  members bigint[], keys text[], hashes text[], rounds uuid[], games text[], types text[],
  stakes bigint[], wins bigint[], choices text[], outcomes text[], seeds uuid[], nonces bigint[],
  commits text[], gifts uuid[], stream smallint, epoch bigint, moments timestamptz[])
  returns table (n integer, at timestamptz, before bigint, after bigint, point bigint,
                 version bigint)
  language plpgsql as $$
#variable_conflict use_column
declare
  moment timestamptz := ledger_lock_day();
  rates bigint := epoch;
  form smallint := stream;
  settled integer;
begin
  return query
  with paid as (
    update wallet w
    set cash = w.cash - b.paid + b.win,
        cash_seq = w.cash_seq + (b.paid > 0)::integer + (b.win > 0)::integer,
        version = w.version + 1,
        nonce = w.nonce + 1
    from (
      select r.*, case when r.gift is null then r.stake else 0 end as paid,
             coalesce(r.happened, moment) as at
      from unnest(members, keys, hashes, rounds, games, types, stakes, wins, choices, outcomes,
                  seeds, nonces, commits, gifts, moments)
        with ordinality as r(member, key, hash, round, game, game_type, stake, win, choice,
                             outcome, seed, nonce, commit, gift, happened, n)) b
    where w.member_id = b.member and w.seed_id = b.seed and w.nonce = b.nonce
    returning b.*, old.cash as cash, old.cash_seq as cash_seq, new.cash as after, new.point,
              new.version
  ),
  known as (
    insert into cause (member_id, key, request_hash, id, at)
    select b.member, 'bet:' || b.key, decode(b.hash, 'hex'), b.round, b.at from paid b
  ),
  moved as (
    insert into transfer (at, cause, kind, member_id, amount,
      from_account, from_owner, from_seq, from_before, to_account, to_owner, to_seq, to_before)
    select b.at, b.round, case when b.gift is null then 'BET' else 'CALL_BET' end, b.member,
           b.stake, case when b.gift is null then 'CASH' else 'CALLS' end,
           case when b.gift is null then b.member end,
           case when b.gift is null then b.cash_seq + 1 end,
           case when b.gift is null then b.cash end,
           'HOUSE:' || b.game_type, null::bigint, null::bigint, null::bigint
    from paid b
    union all
    select b.at, b.round, case when b.gift is null then 'WIN' else 'CALL_AWARD' end,
           b.member, b.win, 'HOUSE:' || b.game_type, null, null, null,
           'CASH', b.member, b.cash_seq + (b.paid > 0)::integer + 1, b.cash - b.paid
    from paid b where b.win > 0
  ),
  played as (
    insert into round (id, at, member_id, game, game_type, stake, win, status, choice, outcome,
                       seed_id, nonce, commit, stream, cash_before, epoch, gift)
    select b.round, b.at, b.member, b.game, b.game_type, b.stake, b.win,
           case when b.win > 0 then 'FINISHED' else 'LOSE' end,
           b.choice::jsonb, b.outcome::jsonb, b.seed, b.nonce, decode(b.commit, 'hex'), form,
           b.cash, rates, b.gift
    from paid b
  ),
  -- Commissions and loss limits know only what players stake themselves.
  rolled as (
    insert into rollup_day as d (member_id, day, hour, game_type, epoch, rounds, stake, win)
    select b.member, business_day(b.at), business_hour(b.at), b.game_type, rates, 1, b.stake, b.win
    from paid b where b.gift is null
    on conflict (member_id, day, game_type, epoch, hour) do update
      set rounds = d.rounds + 1, stake = d.stake + excluded.stake, win = d.win + excluded.win
  )
  select (b.n - 1)::integer, b.at, b.cash, b.after, b.point, b.version from paid b;
  get diagnostics settled = row_count;
  if settled <> cardinality(members) then
    raise exception 'a bet was settled that was not judged';
  end if;
  -- Few rounds are gifts: the others do not pay for looking.
  if exists (select 1 from unnest(gifts) g where g is not null) then
    update gift k set spins_left = k.spins_left - 1, won = k.won + b.win,
      accepted_at = coalesce(k.accepted_at, b.happened, moment),
      status = case when k.spins_left = 1 then 'FINISHED' else k.status end,
      ended_at = case when k.spins_left = 1 then coalesce(b.happened, moment) end
    from unnest(gifts, wins, moments) as b(gift, win, happened) where k.id = b.gift;
  end if;
end $$;

create or replace function ledger_settle(
  members bigint[], keys text[], hashes text[], rounds uuid[], games text[], types text[],
  stakes bigint[], wins bigint[], choices text[], outcomes text[], seeds uuid[], nonces bigint[],
  commits text[], gifts uuid[], stream smallint, epoch bigint)
  returns table (n integer, at timestamptz, before bigint, after bigint, point bigint,
                 version bigint)
  language sql security definer set search_path = public, pg_temp as $$
  select * from ledger_settle_at(members, keys, hashes, rounds, games, types, stakes, wins,
                                 choices, outcomes, seeds, nonces, commits, gifts, stream, epoch,
                                 null)
$$;

revoke all on function
  ledger_settle_at(bigint[], text[], text[], uuid[], text[], text[], bigint[], bigint[], text[],
                   text[], uuid[], bigint[], text[], uuid[], smallint, bigint, timestamptz[]),
  ledger_settle(bigint[], text[], text[], uuid[], text[], text[], bigint[], bigint[], text[],
                text[], uuid[], bigint[], text[], uuid[], smallint, bigint)
  from public, camellia_app;
grant execute on function
  ledger_settle(bigint[], text[], text[], uuid[], text[], text[], bigint[], bigint[], text[],
                text[], uuid[], bigint[], text[], uuid[], smallint, bigint) to camellia_app;
