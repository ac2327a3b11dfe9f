-- One transfer of a posting: taken from one account, given to another, and written down once.
create or replace function ledger_move(posting jsonb, step jsonb, moment timestamptz) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  amount bigint := (step ->> 'amount')::bigint;
  from_owner bigint := (step ->> 'fromOwner')::bigint;
  to_owner bigint := (step ->> 'toOwner')::bigint;
  taken record;
  given record;
begin
  taken := ledger_change(from_owner, step ->> 'from', -amount);
  given := ledger_change(to_owner, step ->> 'to', amount);
  insert into transfer (at, cause, kind, member_id, amount,
    from_account, from_owner, from_seq, from_before, to_account, to_owner, to_seq, to_before)
  values (moment, (posting ->> 'cause')::uuid, posting ->> 'kind', (posting ->> 'member')::bigint,
    amount, step ->> 'from', from_owner, taken.seq, taken.before,
    step ->> 'to', to_owner, given.seq, given.before);
end $$;

revoke all on function ledger_move(jsonb, jsonb, timestamptz) from public, camellia_app;
