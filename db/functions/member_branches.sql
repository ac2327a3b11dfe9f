-- A partner and those directly under it, each with the number of players anywhere below.
create or replace function member_branches(node bigint, most integer)
  returns table (id bigint, members bigint)
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan set jit = off as $$
declare
  depth integer;
begin
  select cardinality(m.path) into depth from member m
    where m.id = node and m.path @> array[app_scope()];
  if depth is null then
    return;
  end if;
  return query
  with partners as materialized (
    select p.id, p.path[depth + 1] as branch from member p
    where p.kind = 'PARTNER' and (depth = 1 or p.path @> array[node])
  ), counted as (
    -- Partner by partner from the index alone: a join would read everyone's rows.
    select p.branch, sum(c.players)::bigint as members
    from partners p cross join lateral (
      select count(*) as players from member m
      where m.parent_id = p.id and m.kind = 'MEMBER' and m.status in (0, 2)) c
    group by p.branch
  ), branches as (
    select b.id from member b
    where b.parent_id = node and b.kind = 'PARTNER' and b.status <> 3
    order by b.id limit most
  )
  select node, coalesce((select sum(c.members)::bigint from counted c), 0)
  union all
  select b.id, coalesce(c.members, 0)
  from branches b left join counted c on c.branch = b.id;
end $$;

revoke all on function member_branches(bigint, integer) from public, camellia_app;
grant execute on function member_branches(bigint, integer) to camellia_app;
