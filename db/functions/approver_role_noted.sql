-- A role that becomes able to approve makes everyone stronger who has it.
create or replace function approver_role_noted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not approving(new.permissions) <@ approving(old.permissions) then
    insert into approver_change (role_id, by_id, what) values (new.id, app_actor(), 'RIGHTS');
  end if;
  return null;
end $$;

create or replace trigger approver_role_changed after update of permissions on role
  for each row when (new.type <> 'MEMBER') execute function approver_role_noted();

revoke all on function approver_role_noted() from public, camellia_app;
