-- What went in and out of the lines of some partners: requests that were paid, at the moment they
-- were decided, and what gifts paid to players. A free round counts here with what it won, and
-- nowhere with its stake, which nobody paid.
create or replace function report_money(
    nodes bigint[], since date, until timestamptz, grain text)
  returns table (node bigint, day date, hour smallint, kind text, count bigint, amount bigint)
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan set jit = off as $$
#variable_conflict use_column
declare
  start timestamptz := since::timestamp at time zone 'Asia/Seoul';
begin
  return query
  with moved as (
    select t.member_id, t.decided_at as at, t.amount,
           case t.type when 'WITHDRAW' then 'WITHDRAWAL' else 'DEPOSIT' end as kind
    from transaction t
    where t.type in ('DEPOSIT', 'COIN_DEPOSIT', 'WITHDRAW') and t.status = 'FINISHED'
      and t.decided_at >= start and t.decided_at < until
    union all
    select r.member_id, r.at, r.win, 'BONUS' from round r
    where r.gift is not null and r.win > 0 and r.at >= start and r.at < until
    union all
    select g.member_id, g.ended_at, g.amount, 'BONUS' from gift g
    where g.kind = 'PRIZE' and g.status = 'FINISHED' and g.ended_at >= start and g.ended_at < until
  )
  select n.id, case when grain in ('DAY', 'HOUR') then business_day(m.at) end,
         case when grain = 'HOUR' then business_hour(m.at) end, m.kind, count(*),
         sum(m.amount)::bigint
  from moved m
    join member p on p.id = m.member_id
    join member n on n.id = any (nodes) and n.id = any (p.path) and n.path @> array[app_scope()]
  group by 1, 2, 3, 4;
end $$;

revoke all on function report_money(bigint[], date, timestamptz, text) from public, camellia_app;
grant execute on function report_money(bigint[], date, timestamptz, text) to camellia_app;
