-- A second factor that somebody else takes away opens an account to them.
create or replace function approver_factor_noted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_actor() is distinct from old.member_id then
    insert into approver_change (member_id, by_id, what)
    select m.id, app_actor(), 'FACTOR' from member m
    where m.id = old.member_id and m.kind <> 'MEMBER';
  end if;
  return null;
end $$;

create or replace trigger approver_factor_removed after delete on two_factor
  for each row execute function approver_factor_noted();

revoke all on function approver_factor_noted() from public, camellia_app;
