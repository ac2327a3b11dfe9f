-- Settles open bets of one shared round that was drawn: each becomes a round that nothing changes
-- any more, its stake goes from the open bets to the house, and what it won to its player. Bets
-- that are no longer open are left out, so that repeating it changes nothing.
create or replace function event_settle(wanted uuid, fence bigint, ids uuid[], wins bigint[])
  returns table (member_id bigint, cash bigint, point bigint, version bigint)
  language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  moment timestamptz;
  e event;
begin
  select * into strict e from event where id = wanted;
  perform event_lease_hold(e.game, fence);
  moment := ledger_lock_day();
  select * into e from event where id = wanted for update;
  if e.phase <> 'DRAWN' then
    raise exception 'round % is %, its bets cannot be settled', wanted, e.phase;
  end if;
  perform 1 from wallet w
    where w.member_id in (select b.member_id from open_bet b where b.id = any (ids))
    order by w.member_id for update;
  return query
  with gone as (
    delete from open_bet b using unnest(ids, wins) as r(id, win)
    where b.id = r.id and b.event_id = wanted
    returning b.*, r.win
  ),
  -- Several bets of one member: each win follows the one before it.
  chained as (
    select g.*, w.cash, w.cash_seq,
           sum(g.win) over earlier - g.win as won_before,
           count(*) filter (where g.win > 0) over earlier as nth
    from gone g join wallet w on w.member_id = g.member_id
    window earlier as (partition by g.member_id order by g.place rows unbounded preceding)
  ),
  paid as (
    update wallet w set cash = w.cash + t.win, cash_seq = w.cash_seq + t.wins,
                        version = w.version + 1
    from (select g.member_id, sum(g.win)::bigint as win, count(*) filter (where g.win > 0) as wins
          from gone g group by g.member_id) t
    where w.member_id = t.member_id
    returning w.member_id, w.cash, w.point, w.version
  ),
  moved as (
    insert into transfer (at, cause, kind, member_id, amount, from_account, to_account,
                          to_owner, to_seq, to_before)
    select moment, c.id, 'BET_SETTLED', c.member_id, c.stake, 'PLAY:' || c.game_type,
           'HOUSE:' || c.game_type, null::bigint, null::bigint, null::bigint
    from chained c
    union all
    select moment, c.id, 'WIN', c.member_id, c.win, 'HOUSE:' || c.game_type, 'CASH', c.member_id,
           c.cash_seq + c.nth, c.cash + c.won_before::bigint
    from chained c where c.win > 0
  ),
  played as (
    insert into round (id, at, placed_at, member_id, game, game_type, stake, win, status, choice,
                       outcome, event_id, place, salt, nonce, commit, stream, cash_before, epoch)
    select c.id, moment, c.at, c.member_id, c.game, c.game_type, c.stake, c.win,
           case when c.win > 0 then 'FINISHED' else 'LOSE' end, c.choice, e.outcome, wanted,
           c.place, c.salt, e.number, e.commit, 2, c.cash_before, c.epoch
    from chained c
  ),
  rolled as (
    insert into rollup_day as d (member_id, day, hour, game_type, epoch, rounds, stake, win)
    select g.member_id, business_day(moment), business_hour(moment), g.game_type, g.epoch,
           count(*), sum(g.stake), sum(g.win)
    from gone g group by g.member_id, g.game_type, g.epoch
    on conflict (member_id, day, game_type, epoch, hour) do update
      set rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake,
          win = d.win + excluded.win
  )
  select p.member_id, p.cash, p.point, p.version from paid p;
end $$;
revoke all on function event_settle(uuid, bigint, uuid[], bigint[]) from public, camellia_app;
