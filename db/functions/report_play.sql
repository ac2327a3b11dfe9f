-- What was played in the lines of some partners between the beginning of a day and a moment, gifts
-- and bets that were given back left out. Whole hours come from the sums, and only the hour that
-- the moment cuts from its rounds. `rolling` is what the partner and everyone below earn by rolling,
-- in won times basis points: the rate the partner had when the bet was judged.
-- Row security lets no index find the members below (ADR 014): here only lines of who asks count.
create or replace function report_play(nodes bigint[], since date, until timestamptz, grain text)
  returns table (node bigint, day date, hour smallint, game_type text, rounds bigint, stake bigint,
                 win bigint, rolling numeric)
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan set jit = off as $$
#variable_conflict use_column
declare
  last_day  date := business_day(until);
  -- Nothing is played in the future: until now is all there is of the hour.
  last_hour smallint := case when until >= date_trunc('milliseconds', now()) then 24
                             else business_hour(until) end;
begin
  return query
  with line as materialized (
    select n.id as node, m.id from member n join member m on m.path @> array[n.id]
    where n.id = any (nodes) and n.path @> array[app_scope()]
  ), played as (
    select d.member_id, d.day, d.hour, d.game_type, d.epoch, d.rounds, d.stake, d.win
    from rollup_day d
    where d.day >= since and (d.day < last_day or (d.day = last_day and d.hour < last_hour))
    union all
    select r.member_id, last_day, last_hour, r.game_type, r.epoch, 1, r.stake, r.win
    from round r
    where last_hour < 24 and last_day >= since and r.gift is null and r.status <> 'CANCEL'
      and r.at >= last_day::timestamp at time zone 'Asia/Seoul' + last_hour * interval '1 hour'
      and r.at < until
  ), summed as (
    select l.node, case when grain in ('DAY', 'HOUR') then p.day end as day,
           case when grain = 'HOUR' then p.hour end as hour, p.game_type, p.epoch,
           sum(p.rounds) as rounds, sum(p.stake) as stake, sum(p.win) as win
    from played p join line l on l.id = p.member_id
    group by 1, 2, 3, 4, 5
  )
  select s.node, s.day, s.hour, s.game_type, sum(s.rounds)::bigint, sum(s.stake)::bigint,
         sum(s.win)::bigint, sum(s.stake * coalesce(v.rate, 0))
  from summed s left join lateral (
    select (v.rolling ->> case s.game_type when 'HOTEL' then 'CASINO' else s.game_type end)::bigint
             as rate
    from rate_version v where v.member_id = s.node and v.id <= s.epoch
    order by v.id desc limit 1) v on true
  group by 1, 2, 3, 4;
end $$;

revoke all on function report_play(bigint[], date, timestamptz, text) from public, camellia_app;
grant execute on function report_play(bigint[], date, timestamptz, text) to camellia_app;
