-- Opens the wallet of a new member. Only the past of a demo opens one with a seed pair: everyone
-- else's first pair waits for the browser's own client seed.
create or replace function ledger_open(member bigint, pair uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into wallet (member_id, seed_id) values (member, pair)
$$;

revoke all on function ledger_open(bigint, uuid) from public, camellia_app;
