-- A role that becomes able to approve makes everyone stronger who has it.
create or replace function approver_role_noted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gained text[] := array(
    select unnest(approving(new.permissions)) except select unnest(approving(old.permissions)));
begin
  if gained <> '{}' then
    insert into approver_change (role_id, by_id, what, gained)
    values (new.id, app_actor(), 'RIGHTS', gained);
  end if;
  return null;
end $$;

create or replace trigger approver_role_changed after update of permissions on role
  for each row when (new.type <> 'MEMBER') execute function approver_role_noted();

revoke all on function approver_role_noted() from public, camellia_app;
