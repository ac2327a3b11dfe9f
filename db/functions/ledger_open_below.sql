-- The wallet of someone whom the caller has just created below themselves, without seeds: the first
-- pair waits for the browser's own client seed.
create or replace function ledger_open_below(member bigint) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into wallet (member_id)
  select m.id from member m
  where m.id = ledger_open_below.member and m.path @> array[app_scope()]
$$;

revoke all on function ledger_open_below(bigint) from public, camellia_app;
grant execute on function ledger_open_below(bigint) to camellia_app;
