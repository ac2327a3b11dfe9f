-- For whom it counts when the caller asks whether a number is known: for the caller, for every
-- partner above them up to but without the head office, and for who within these days could act as
-- them. Whoever makes accounts to ask more asks as one; the owner of the tree may see the numbers.
create or replace function asks_together(days integer) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  select app_actor()
  union
  select unnest(m.path[2:]) from member m where m.id = app_scope()
  union
  select c from controllers_of(app_actor(), now() - make_interval(days => days), false) c
  where not exists (select 1 from member m where m.id = c and m.parent_id is null)
$$;

revoke all on function asks_together(integer) from public, camellia_app;
grant execute on function asks_together(integer) to camellia_app;
