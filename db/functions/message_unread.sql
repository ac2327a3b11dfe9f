-- How many messages someone below has not read: their number is told with a new one.
create or replace function message_unread(member bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) from message x
  where x.receiver_id = member and x.read_at is null and x.removed_at is null
    and exists (select 1 from member m where m.id = x.receiver_id and m.path @> array[app_scope()])
$$;

revoke all on function message_unread(bigint) from public, camellia_app;
grant execute on function message_unread(bigint) to camellia_app;
