-- What is used of a bound since its period began: the one definition for deposits, bets and
-- screens.
create or replace function play_limit_used(member bigint, kind text, first date) returns bigint
  language sql stable set search_path = public, pg_temp as $$
  select case kind
    when 'DEPOSIT' then (
      select coalesce(sum(t.amount), 0)::bigint from transaction t
      where t.member_id = member and t.type in ('DEPOSIT', 'COIN_DEPOSIT')
        and t.status <> 'REJECTED' and t.created_at >= first::timestamp at time zone 'Asia/Seoul')
    when 'LOSS' then (
      -- What is still open may be lost: it counts until it is settled.
      select coalesce((select sum(d.stake - d.win) from rollup_day d
                       where d.member_id = member and d.day >= first), 0)::bigint
        + coalesce((select sum(b.stake) from open_bet b where b.member_id = member), 0)::bigint)
    else (
      select coalesce(sum(p.minutes), 0)::bigint from presence_day p
      where p.member_id = member and p.day >= first)
  end
$$;
