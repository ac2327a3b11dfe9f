-- No role is ever above itself.
create or replace function role_circle_free() returns trigger language plpgsql
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

drop trigger if exists role_circle on role;
create constraint trigger role_circle after insert or update of parent_id on role
  deferrable initially deferred for each row execute function role_circle_free();

revoke all on function role_circle_free() from public, camellia_app;
