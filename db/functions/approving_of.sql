-- What this person may say yes to, by role and by what was given or taken individually.
create or replace function approving_of(m member) returns text[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select (select approving(array(
    select unnest(r.permissions || m.granted) except select unnest(m.withheld)))
    from role r where r.id = m.role_id)
$$;

revoke all on function approving_of(member) from public, camellia_app;
