-- Who got it: only those who are below the reader.
create or replace function broadcast_receivers(
    broadcast uuid, only_read boolean, most integer, skip integer)
  returns table (member_id bigint, read_at timestamptz, removed boolean, total bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select x.receiver_id, x.read_at, x.removed_at is not null, count(*) over ()
  from message x join member m on m.id = x.receiver_id
  where x.broadcast_id = broadcast and m.path @> array[app_scope()]
    and exists (select 1 from broadcast l join member o on o.id = l.scope_id
                where l.id = broadcast and o.path @> array[app_scope()])
    and (only_read is null or (x.read_at is not null) = only_read)
  order by x.read_at desc nulls last, x.receiver_id
  limit most offset skip
$$;

revoke all on function broadcast_receivers(uuid, boolean, integer, integer) from public, camellia_app;
grant execute on function broadcast_receivers(uuid, boolean, integer, integer) to camellia_app;
