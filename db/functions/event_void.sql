-- Gives back what open bets of a shared round staked: a round with status CANCEL for each, and the
-- stake from the open bets to its player. Repeating it changes nothing.
create or replace function event_void(wanted uuid, fence bigint, ids uuid[])
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
  if e.phase <> 'VOID' then
    raise exception 'round % is %, its bets cannot be given back', wanted, e.phase;
  end if;
  perform 1 from wallet w
    where w.member_id in (select b.member_id from open_bet b where b.id = any (ids))
    order by w.member_id for update;
  return query
  with gone as (
    delete from open_bet b where b.id = any (ids) and b.event_id = wanted returning b.*
  ),
  chained as (
    select g.*, w.cash, w.cash_seq,
           sum(g.stake) over earlier - g.stake as back_before, count(*) over earlier as nth
    from gone g join wallet w on w.member_id = g.member_id
    window earlier as (partition by g.member_id order by g.place rows unbounded preceding)
  ),
  paid as (
    update wallet w set cash = w.cash + t.back, cash_seq = w.cash_seq + t.bets,
                        version = w.version + 1
    from (select g.member_id, sum(g.stake)::bigint as back, count(*) as bets
          from gone g group by g.member_id) t
    where w.member_id = t.member_id
    returning w.member_id, w.cash, w.point, w.version
  ),
  moved as (
    insert into transfer (at, cause, kind, member_id, amount, from_account, to_account, to_owner,
                          to_seq, to_before)
    select moment, c.id, 'BET_VOID', c.member_id, c.stake, 'PLAY:' || c.game_type, 'CASH',
           c.member_id, c.cash_seq + c.nth, c.cash + c.back_before::bigint
    from chained c
  ),
  played as (
    insert into round (id, at, placed_at, member_id, game, game_type, stake, win, cancel_stake,
                       status, choice, outcome, event_id, place, salt, nonce, commit, stream,
                       cash_before, epoch)
    select c.id, moment, c.at, c.member_id, c.game, c.game_type, c.stake, 0, c.stake, 'CANCEL',
           c.choice, '{}', wanted, c.place, c.salt, e.number, e.commit, 2, c.cash_before, c.epoch
    from chained c
  )
  select p.member_id, p.cash, p.point, p.version from paid p;
end $$;
revoke all on function event_void(uuid, bigint, uuid[]) from public, camellia_app;
