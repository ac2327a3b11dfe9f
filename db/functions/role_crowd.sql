-- The people below the caller who have one role, and how many of them are connected now.
create or replace function role_crowd(role bigint, out members bigint, out online bigint)
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan set jit = off as $$
declare
  scope bigint := app_scope();
begin
  if app_is_head() then
    select count(*) into members from member m where m.role_id = role and m.status <> 3;
  else
    select count(*) into members from member m
      where m.role_id = role and m.status <> 3 and m.path @> array[scope];
  end if;
  select count(*) into online
  from (select distinct unnest(n.members) as id from node n
        where n.seen_at > now() - interval '15 seconds') up
  join member m on m.id = up.id
  where m.role_id = role and m.status <> 3 and m.path @> array[scope];
end $$;

revoke all on function role_crowd(bigint) from public, camellia_app;
grant execute on function role_crowd(bigint) to camellia_app;
