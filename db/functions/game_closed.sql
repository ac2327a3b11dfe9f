-- What keeps a title closed for maintenance in this moment, the one that lasts longest first; no
-- row: nothing does. Few rows are open at a time.
create or replace function game_closed(game text, vendor text, type text)
  returns table (messages jsonb, ends_at timestamptz)
  language sql stable as $$
  select c.messages, c.ends_at from closure c
  where c.ended_at is null and c.starts_at <= now() and (c.ends_at is null or c.ends_at > now())
    and (c.scope = 'SITE' or (c.scope, c.target) in
      (('TYPE', type), ('VENDOR', vendor), ('GAME', game)))
  order by c.ends_at desc nulls first limit 1
$$;
revoke all on function game_closed(text, text, text) from public;
grant execute on function game_closed(text, text, text) to camellia_app;
