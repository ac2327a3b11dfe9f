-- Row security lets no index look at text before the scope is known, so finding people by the
-- beginning of an id or a name is done here, and only inside the scope of who asks. Whoever has
-- exactly this id is found first, however many others begin like it.
create or replace function member_find(prefix text, prints bytea[], most integer)
  returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  select id from (
    (select id, 1 as place from member
      where lower(code) = prefix and path @> array[app_scope()])
    union all
    (select id, 2 from member where phone_print = any(prints) and path @> array[app_scope()])
    union all
    (select id, 2 from member where account_print = any(prints) and path @> array[app_scope()])
    union all
    (select id, 3 from member
      where lower(code) ~>=~ prefix and lower(code) ~<~ (prefix || U&'\+10FFFF')
        and path @> array[app_scope()] limit most)
    union all
    (select id, 3 from member
      where lower(name) ~>=~ prefix and lower(name) ~<~ (prefix || U&'\+10FFFF')
        and path @> array[app_scope()] limit most)
  ) as found group by id order by min(place) limit most
$$;

revoke all on function member_find(text, bytea[], integer) from public, camellia_app;
grant execute on function member_find(text, bytea[], integer) to camellia_app;
