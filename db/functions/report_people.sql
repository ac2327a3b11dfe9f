-- Who is in the lines of some partners: players, those of them who played, who joined, who logged
-- in, and what everyone below the partner holds.
create or replace function report_people(nodes bigint[], since date, until timestamptz)
  returns table (node bigint, members bigint, active bigint, signups bigint, logins bigint,
                 balances bigint)
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan set jit = off as $$
#variable_conflict use_column
declare
  start     timestamptz := since::timestamp at time zone 'Asia/Seoul';
  last_day  date := business_day(until);
  last_hour smallint := case when until >= date_trunc('milliseconds', now()) then 24
                             else business_hour(until) end;
begin
  return query
  with played as materialized (
    select d.member_id as id from rollup_day d
    where d.day >= since and (d.day < last_day or (d.day = last_day and d.hour < last_hour))
    union
    select r.member_id from round r
    where last_hour < 24 and last_day >= since and r.gift is null and r.status <> 'CANCEL'
      and r.at >= last_day::timestamp at time zone 'Asia/Seoul' + last_hour * interval '1 hour'
      and r.at < until
  ), entered as materialized (
    select s.member_id as id, count(*) as logins from session s
    where s.site = 'PLAYER' and s.viewed_by is null and s.created_at >= start
      and s.created_at < until
    group by 1
  )
  select n.id,
         count(*) filter (where m.kind = 'MEMBER' and m.status in (0, 2)),
         count(p.id),
         count(*) filter (where m.kind = 'MEMBER' and m.created_at >= start
                            and m.created_at < until),
         coalesce(sum(e.logins) filter (where m.kind = 'MEMBER'), 0)::bigint,
         coalesce(sum(w.cash) filter (where m.id <> n.id), 0)::bigint
  from member n join member m on m.path @> array[n.id]
    left join played p on p.id = m.id
    left join entered e on e.id = m.id
    left join wallet w on w.member_id = m.id
  where n.id = any (nodes) and n.path @> array[app_scope()]
  group by n.id;
end $$;

revoke all on function report_people(bigint[], date, timestamptz) from public, camellia_app;
grant execute on function report_people(bigint[], date, timestamptz) to camellia_app;
