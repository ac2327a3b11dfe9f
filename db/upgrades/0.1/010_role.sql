-- Roles: the few people with overrides are found without reading everybody, and no role is ever
-- above itself.
create index member_overridden on member (role_id) where granted <> '{}' or withheld <> '{}';
-- People of a role are counted without reading their rows.
create index member_role_live on member (role_id) where status <> 3;

create function role_circle_free() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if exists (
    with recursive above as (
      select new.parent_id as id
      union
      select r.parent_id from role r join above a on r.id = a.id
    )
    select 1 from above where id = new.id
  ) then
    raise exception using errcode = 'check_violation', constraint = 'role_circle',
      message = format('role %s would be above itself', new.id);
  end if;
  return null;
end $$;
create constraint trigger role_circle after insert or update of parent_id on role
  deferrable initially deferred for each row execute function role_circle_free();

-- How many people below the caller have each role. Row security would look at everybody's path for
-- every caller; below the root is everyone, and nobody's needs to be looked at.
create function role_counts() returns table (role_id bigint, members bigint)
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan set jit = off as $$
declare
  scope bigint := app_scope();
begin
  if app_is_head() then
    return query select m.role_id, count(*) from member m where m.status <> 3 group by m.role_id;
  else
    return query select m.role_id, count(*) from member m
      where m.path @> array[scope] and m.status <> 3 group by m.role_id;
  end if;
end $$;

-- The people below the caller who have one role, and how many of them are connected now.
create function role_crowd(role bigint, out members bigint, out online bigint)
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

revoke all on function role_circle_free(), role_counts(), role_crowd(bigint) from public;
grant execute on function role_counts(), role_crowd(bigint) to camellia_app;
