-- How many have read each broadcast, for whoever may see the broadcast. Counted where it is cheap.
create or replace function broadcast_reads(broadcasts uuid[]) returns table (broadcast_id uuid, read integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select l.id, (select count(*)::integer from message x
                where x.broadcast_id = l.id and x.read_at is not null)
  from broadcast l join member m on m.id = l.scope_id
  where l.id = any (broadcasts) and m.path @> array[app_scope()]
$$;

revoke all on function broadcast_reads(uuid[]) from public, camellia_app;
grant execute on function broadcast_reads(uuid[]) to camellia_app;
