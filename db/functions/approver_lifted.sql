-- The head office lets somebody work again at once; what was done to them before no longer makes
-- them wait.
create or replace function approver_lifted(person bigint) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into approver_lift (member_id, by_id) values (person, app_actor())
$$;

revoke all on function approver_lifted(bigint) from public, camellia_app;
grant execute on function approver_lifted(bigint) to camellia_app;
