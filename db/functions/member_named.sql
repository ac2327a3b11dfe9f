-- The first few inside the scope of who asks with each of these nicknames, given in small letters.
-- Row security lets no index look at text before the scope is known (ADR 014).
create or replace function member_named(names text[], most integer)
  returns table (id bigint, code text, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select found.id, found.code, n
  from unnest(names) n, lateral (
    select m.id, m.code from member m
    where lower(m.name) = n and m.status <> 3 and m.path @> array[app_scope()]
    order by m.id limit most) found
$$;

revoke all on function member_named(text[], integer) from public, camellia_app;
grant execute on function member_named(text[], integer) to camellia_app;
