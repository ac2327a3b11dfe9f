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
      select coalesce(sum(d.stake - d.win), 0)::bigint from rollup_day d
      where d.member_id = member and d.day >= first)
    else (
      select coalesce(sum(p.minutes), 0)::bigint from presence_day p
      where p.member_id = member and p.day >= first)
  end
$$;
