-- Second step for bets that stay open: judged in the same transaction, the stake goes to what open
-- bets hold. `sizes` says how many bets each round had when these took their places: a round that
-- has another number now fails the whole batch.
create or replace function ledger_place(
  members bigint[], keys text[], hashes text[], ids uuid[], games text[], types text[],
  stakes bigint[], choices text[], events uuid[], places integer[], salts text[], leaves text[],
  epoch bigint, rounds uuid[], sizes integer[], grown integer[], tops text[])
  returns table (n integer, at timestamptz, before bigint, after bigint, point bigint,
                 version bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  moment timestamptz := ledger_lock_day();
  rates bigint := epoch;
  placed integer;
begin
  update event e set bets = t.grown, peaks = t.peaks
  from unnest(rounds, sizes, grown, tops) as t(id, size, grown, peaks)
  where e.id = t.id and e.bets = t.size and e.phase = 'OPEN' and e.closes_at > clock_timestamp();
  get diagnostics placed = row_count;
  if placed <> cardinality(rounds) then
    raise exception 'a bet took a place in a round that is not open as it was judged';
  end if;
  return query
  with paid as (
    update wallet w
    set cash = w.cash - b.stake, cash_seq = w.cash_seq + 1, version = w.version + 1
    from unnest(members, keys, hashes, ids, games, types, stakes, choices, events, places, salts,
                leaves)
      with ordinality as b(member, key, hash, id, game, game_type, stake, choice, event, place,
                           salt, leaf, n)
    where w.member_id = b.member
    returning b.*, old.cash as cash, old.cash_seq as cash_seq, new.cash as after, new.point,
              new.version
  ),
  known as (
    insert into cause (member_id, key, request_hash, id, at)
    select b.member, 'bet:' || b.key, decode(b.hash, 'hex'), b.id, moment from paid b
  ),
  moved as (
    insert into transfer (at, cause, kind, member_id, amount,
                          from_account, from_owner, from_seq, from_before, to_account)
    select moment, b.id, 'BET', b.member, b.stake, 'CASH', b.member, b.cash_seq + 1, b.cash,
           'PLAY:' || b.game_type
    from paid b
  ),
  opened as (
    insert into open_bet (id, at, member_id, game, game_type, event_id, place, stake, choice, salt,
                          leaf, epoch, cash_before)
    select b.id, moment, b.member, b.game, b.game_type, b.event, b.place, b.stake,
           b.choice::jsonb, decode(b.salt, 'hex'), decode(b.leaf, 'hex'), rates, b.cash
    from paid b
  )
  select (b.n - 1)::integer, moment, b.cash, b.after, b.point, b.version from paid b;
  get diagnostics placed = row_count;
  if placed <> cardinality(members) then
    raise exception 'a bet was placed that was not judged';
  end if;
end $$;
revoke all on function
  ledger_place(bigint[], text[], text[], uuid[], text[], text[], bigint[], text[], uuid[],
               integer[], text[], text[], bigint, uuid[], integer[], integer[], text[])
  from public;
grant execute on function
  ledger_place(bigint[], text[], text[], uuid[], text[], text[], bigint[], text[], uuid[],
               integer[], text[], text[], bigint, uuid[], integer[], integer[], text[])
  to camellia_app;
