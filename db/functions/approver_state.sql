-- May this person say yes now, and together with that other one? `until` is when they may again.
create or replace function approver_state(
    approver bigint, other bigint, hours integer, days integer,
    out until timestamptz, out related boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select
    (select max(c.at) + make_interval(hours => hours) from approver_note c, member m
     where m.id = approver and (c.member_id = m.id or c.role_id = m.role_id)
       and c.at > now() - make_interval(hours => hours)),
    exists (select 1 from approver_note c, member m
      where m.id in (approver, other) and (c.member_id = m.id or c.role_id = m.role_id)
        and c.by_id in (approver, other) and c.by_id <> m.id
        and c.at > now() - make_interval(days => days))
$$;

revoke all on function approver_state(bigint, bigint, integer, integer) from public, camellia_app;
grant execute on function approver_state(bigint, bigint, integer, integer) to camellia_app;
