-- How many have read each letter, for whoever may see the letter. Counted where it is cheap.
create or replace function letter_reads(letters uuid[]) returns table (letter_id uuid, read integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select l.id, (select count(*)::integer from message x
                where x.letter_id = l.id and x.read_at is not null)
  from letter l join member m on m.id = l.scope_id
  where l.id = any (letters) and m.path @> array[app_scope()]
$$;

revoke all on function letter_reads(uuid[]) from public, camellia_app;
grant execute on function letter_reads(uuid[]) to camellia_app;
